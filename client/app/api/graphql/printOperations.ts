import { type ASTNode, Kind } from 'graphql';

/**
 * The text of an executable document, without unneeded white space. The `print` of graphql-js also prints schemas, descriptions and line
 * breaks, which is four times the code.
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

/** An empty text for no nodes: GraphQL does not allow empty brackets. */
function all(nodes: readonly ASTNode[] | undefined, before = '', after = ''): string {
  return nodes?.length ? before + nodes.map(printOperations).join(' ') + after : '';
}
