import { type ASTNode, Kind } from 'graphql';

/**
 * The text of a document that asks for something, without a space too many. graphql-js could also print schemas, descriptions and long
 * lines, which is four times the code.
 */
export function printOperations(node: ASTNode): string {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return all(node.definitions);
    case Kind.OPERATION_DEFINITION:
      return `${node.operation}${one(node.name, ' ')}${all(node.variableDefinitions, '(', ')')}${all(node.directives)}${one(node.selectionSet)}`;
    case Kind.VARIABLE_DEFINITION:
      return `${one(node.variable)}:${one(node.type)}${one(node.defaultValue, '=')}${all(node.directives)}`;
    case Kind.SELECTION_SET:
      return all(node.selections, '{', '}');
    case Kind.FIELD:
      return `${node.alias ? `${node.alias.value}:` : ''}${node.name.value}${all(node.arguments, '(', ')')}${all(node.directives)}${one(node.selectionSet)}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${node.name.value}:${one(node.value)}`;
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}${all(node.directives)}`;
    case Kind.INLINE_FRAGMENT:
      return `...${one(node.typeCondition, 'on ')}${all(node.directives)}${one(node.selectionSet)}`;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value} on ${one(node.typeCondition)}${all(node.directives)}${one(node.selectionSet)}`;
    case Kind.DIRECTIVE:
      return `@${node.name.value}${all(node.arguments, '(', ')')}`;
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.NAMED_TYPE:
      return node.name.value;
    case Kind.LIST_TYPE:
      return `[${one(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${one(node.type)}!`;
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NAME:
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.ENUM:
    case Kind.BOOLEAN:
      return String(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      return `[${all(node.values)}]`;
    case Kind.OBJECT:
      return `{${all(node.fields)}}`;
    default:
      throw new Error(`${node.kind} is no part of an operation.`);
  }
}

function one(node: ASTNode | undefined, before = ''): string {
  return node ? before + printOperations(node) : '';
}

/** Nothing at all when there are none: GraphQL knows no empty brackets around arguments. */
function all(nodes: readonly ASTNode[] | undefined, before = '', after = ''): string {
  return nodes?.length ? before + nodes.map(printOperations).join(' ') + after : '';
}
