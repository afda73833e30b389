/** Has the browser save a file. */
export function saveFile(name: string, content: string | Blob): void {
  const blob = new Blob([content], { type: content instanceof Blob ? content.type : textType(name) });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function textType(name: string): string {
  return name.endsWith('.csv') ? 'text/csv' : 'application/json';
}
