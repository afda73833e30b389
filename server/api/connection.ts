import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

const DEFAULT_PAGE = 50;
export const LARGEST_PAGE = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE, description: `How many at most, 1 to ${LARGEST_PAGE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Only what follows this `endCursor` of an earlier page.' })
  after?: string | null;
}

@ObjectType({ description: 'Where a page stands in the whole list.', simpleResolvers: true })
class PageInfo {
  @Field({ description: 'Whether more entries follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "The last entry's cursor; null on an empty page." })
  endCursor!: string | null;
}

interface EdgeOf<Node> {
  cursor: string;
  node: Node;
}

interface ConnectionOf<Node> {
  edges: EdgeOf<Node>[];
  pageInfo: PageInfo;
}

/**
 * Makes the connection type for a list of nodes, after the pattern of Relay (https://relay.dev/graphql/connections.htm), which has pages in both
 * directions; these lists go forward only.
 * @param node the class of the nodes. It may leave fields undeclared that a loop gives it; the type argument then names them as well.
 */
export function connectionType<Node extends object>(node: ClassType<Partial<Node>>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'An entry of the list and its place.', simpleResolvers: true })
  class Edge implements EdgeOf<Node> {
    @Field({ description: 'Opaque; give it as `after` to go on from here.' })
    cursor!: string;

    @Field(() => node, { description: 'The entry itself.' })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection implements ConnectionOf<Node> {
    @Field(() => [Edge], { description: `The entries of the page, ${LARGEST_PAGE} at most.` })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Whether more follow, and from where to go on.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}
