import { htmlTables } from './htmlTables.ts';

const tableOf = (rows: string) => `<html><head><style>td { color: red }</style></head><body><table>${rows}</table>`;

test.each<[string, string, readonly (readonly string[])[]]>([
  [
    'paragraphs in cells, as a mail has them',
    '<tbody><tr><td><p>27</p></td><td><p>Yes</p></td></tr><tr><td><p>35</p></td><td><p>No</p></td></tr></tbody>',
    [
      ['27', 'Yes'],
      ['35', 'No'],
    ],
  ],
  [
    'what Word and Excel write',
    `<!--[if gte mso 9]><td>9</td><![endif]--><col width=64 style='mso-width-source:userset'>
     <tr height=20 style='height:15.0pt'><td class=xl65 style='font-family:"Cal>ibri"'><p class=MsoNormal><span>M&uuml;ller,
       <b>A</b>nn<o:p></o:p></span></p></td>
     <td align=right x:num>27</td><![if supportMisalignedColumns]><![endif]></tr>`,
    [['Müller, Ann', '27']],
  ],
  ['tags that are left open', '<tr><td>27<td>Yes<tr><td>35<br>40', [['27', 'Yes'], ['35 40']]],
  [
    'merged cells, which give their value once',
    '<tr><td rowspan=2>ALPHA</td><td>27</td></tr><tr><td>35</td></tr><tr><td colspan="2">BRAVO</td><td>19</td></tr>',
    [
      ['ALPHA', '27'],
      ['', '35'],
      ['BRAVO', '', '19'],
    ],
  ],
  [
    'a cell down to the last row',
    '<tr><td rowspan=0>A<td>1<tr><td>2<tr><td>3',
    [
      ['A', '1'],
      ['', '2'],
      ['', '3'],
    ],
  ],
  [
    'hidden rows and cells, which are left out',
    `<tr><td>27</td></tr><tr style='display:none'><td>99</td></tr><tr hidden><td>98</td></tr><tr><td style="DISPLAY : none">9<td>35</tr>`,
    [['27'], ['35']],
  ],
  ['blank rows, which keep their place', '<tr><td>27<tr><td>&nbsp;<tr><td>19', [['27'], [''], ['19']]],
  [
    'characters by name and number, and what only looks like one',
    '<tr><td>Pe&ntilde;a&#39;s &#x2014; 3 &lt; 4 &amp;lt; &nosuch; a < b &#0; &copy 5',
    [["Peña's — 3 < 4 &lt; &nosuch; a < b &#0; © 5"]],
  ],
  [
    'what would run',
    '<tr><td onclick="a>b">27<script>document.write("<td>99")</script><img src=x onerror=alert(1)>',
    [['27']],
  ],
])('reads %s', (_, rows, cells) => {
  expect(htmlTables(tableOf(rows))).toEqual([cells]);
});

test.each<[string, string, readonly string[]]>([
  ['tables one below the other', '<table><tr><td>1</table><p>and</p><table><tr><td>2</table>', ['1', '2']],
  ['the inner of two tables', '<table><tr><td><table><tr><td>1</table></table>', ['1']],
  ['no table without content', '<table><tr><td>&nbsp;</table><table><tr><td>2', ['2']],
  ['no table at all', '<p>27</p><p>35</p>', []],
  ['a text', '27\n35', []],
])('finds %s', (_, html, first) => {
  expect(htmlTables(html)?.map((table) => table[0]?.[0])).toEqual(first);
});

test.each([
  ['wide cells', '<table>' + '<tr><td colspan=1000>1<td>2'.repeat(70_000)],
  ['deep cells', '<table>' + '<td rowspan=60000 colspan=256>1<tr>'.repeat(50_000)],
  ['tables in tables', '<table><tr><td>'.repeat(100_000)],
  ['tags without an end', '<table><tr><td>1' + '<a "'.repeat(400_000)],
  ['openings', '<'.repeat(2_000_000)],
  ['references', '<table><td>' + '&#'.repeat(1_000_000)],
  ['comments', '<table><td>' + '<!--'.repeat(500_000)],
])('%s take no time', (_, html) => {
  // The processor's time, which a busy machine doesn't lengthen.
  const before = process.cpuUsage();
  htmlTables(html);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('more cells than are kept are none', () => {
  expect(htmlTables('<table>' + '<tr><td colspan=256>1'.repeat(2000))).toBeNull();
});
