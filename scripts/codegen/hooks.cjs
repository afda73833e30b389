/**
 * Generates code for Apollo Client 4: a hook for each operation, using the typed documents earlier in the file. The community plugin does
 * not compile against Apollo Client 4.3.
 */
const HOOK = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

exports.plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter((definition) => definition.kind === 'OperationDefinition' && definition.name),
  );
  if (operations.length === 0) return '';
  const hooks = [...new Set(operations.map(({ operation }) => HOOK[operation]))];
  const imported = hooks.includes('useQuery') ? ['type SkipToken', ...hooks] : hooks;
  return {
    prepend: [`import { ${imported.join(', ')} } from '@apollo/client/react';`],
    content: operations.map(hookOf).join('\n\n'),
  };
};

function hookOf({ name, operation, variableDefinitions = [] }) {
  const base = name.value[0].toUpperCase() + name.value.slice(1);
  const type = base + operation[0].toUpperCase() + operation.slice(1);
  const hook = HOOK[operation];
  const options = `${hook}.Options<${type}, ${type}Variables>`;
  const skipped = operation === 'query' ? ' | SkipToken' : '';
  const needsVariables = variableDefinitions.some(
    ({ type: { kind }, defaultValue }) => kind === 'NonNullType' && !defaultValue,
  );
  const parameter =
    operation === 'mutation' || !needsVariables
      ? `options: ${options}${skipped} = {}`
      : `options: (${options} & { variables: ${type}Variables })${skipped}`;
  return `export function use${type}(${parameter}) {\n  return ${hook}(${base}Document, options);\n}`;
}
