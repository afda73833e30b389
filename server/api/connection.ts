import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

const DEFAULT_PAGE = 50;
export const LARGEST_PAGE = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE, description: `The most entries to return, 1 to ${LARGEST_PAGE}.` })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only entries after this `endCursor` of an earlier page.',
  })
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
 * Makes the connection type for a list of nodes, following Relay (https://relay.dev/graphql/connections.htm). Relay's pages go in both
 * directions; these go forward only.
 * @param node the nodes' class. A loop may add fields that it does not declare; the type argument then names them, too.
 */
export function connectionType<Node extends object>(node: ClassType<Partial<Node>>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'An entry of the list, with its cursor.', simpleResolvers: true })
  class Edge implements EdgeOf<Node> {
    @Field({ description: 'Opaque. Pass it as `after` to continue from here.' })
    cursor!: string;

    @Field(() => node, { description: 'The entry itself.' })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection implements ConnectionOf<Node> {
    @Field(() => [Edge], { description: `The page's entries, at most ${LARGEST_PAGE}.` })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Whether more entries follow, and where to continue.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}
