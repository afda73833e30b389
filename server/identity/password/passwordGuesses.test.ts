import { cpuUsage } from 'node:process';
import fc from 'fast-check';
import { isSoonGuessed } from './passwordGuesses.ts';

describe.each([
  [
    'sequences',
    ['987654321', 'abcdefgh', 'hgfedcba', 'ZYXWVUTS', '1234abcd', 'abcd1234', '13579135', '24681012', 'абвгдежз'],
  ],
  [
    'repeats',
    ['aaaaaaaa', '........', '😀😀😀😀😀😀😀😀', 'abababab', 'abcabcabc', 'aaaabbbb', '11112222', 'x'.repeat(128)],
  ],
  [
    'characters that all stand twice or three times',
    ['aa11bb22', 'kk55WW99', '77zzqq33pp', 'ttt888mmm', 'zz  qq  77', 'ээ11юю22'],
  ],
  ['blanks', [' '.repeat(8), '\u00a0'.repeat(8), '\u3000'.repeat(9), '\t  \t  \t  \t', ' '.repeat(128)]],
  [
    'rows of keys in America',
    ['qwertyui', 'poiuytre', 'asdfghjk', 'zxcvbnm,', '1qaz2wsx', '!QAZ@WSX', '!@#$%^&*', ')(*&^%$#@!'],
  ],
  ['rows of keys elsewhere', ['qwertzui', 'yxcvbnm,', 'azertyui', 'wxcvbn,;', 'aoeuidht']],
  [
    'rows of keys with other letters',
    [
      ...['йцукенгш', 'фывапрол', 'ЯЧСМИТЬБ', 'йфяцычув', 'йцукйцук', 'фівапрол', 'йцукенгш1'],
      ...['ςερτυθιο', 'ασδφγηξκ', 'שדגכעיחל', 'קראטוןםפ', 'ضصثقفغعه', 'شسيبلاتنم'],
    ],
  ],
  ['common words on keys with other letters', ['зфыыцщкв', 'ЗФЫЫЦЩКВ1', 'вкфпщт99', 'пароль12']],
  ['rows of the block of figures', ['789456123', '147258369', '963852741']],
  [
    'dates',
    [
      ...['19990101', '01011999', '31121999', '1999-01-01', '01/02/1990', '12.05.1987', '05-12-1987', '1999 01 01'],
      ...['12May1987', '25NOV2024', '25 NOV 2024', 'Nov251990', 'July41776', '2024-11-252024-11-25'],
    ],
  ],
  ['common words with signs for letters', ['p@ssw0rd', 'P4$$w0rd!', 'Pa55word', 'dr4g0n99', '1l0v3y0u!']],
  ['common words with signs for their sounds', ['adm1n1str8r', 'Administr8r99', 'moder8or', 'gradu8', '4ever4ever']],
  ['common words with an ending', ['letmein1', 'iloveyou2!', 'Summer2024!', 'starwars1', 'Welcome12', 'michael99']],
  ['words twice', ['dragondragon', 'DragonDRAGON', 'dragon dragon', 'monkey-monkey', 'sunshine_sunshine']],
  ['words backwards', ['drowssap', '321drowssap', 'nogardnogard']],
  ['signs between', ['q w e r t y u i', '1 2 3 4 5 6 7 8', 'd-r-a-g-o-n', 'a.a.a.a.a.a', 'qwerty qwerty']],
  ['wide letters', ['１２３４５６７８', 'ｐａｓｓｗｏｒｄ']],
])('%s', (_, passwords) => {
  it.each(passwords)('%j is soon guessed', (password) => {
    expect(isSoonGuessed(password)).toBe(true);
  });
});

it.each([
  ...[
    'nine blue tents',
    'seven red radios',
    'correct horse battery staple',
    'fire in the old barn',
    'my dog eats socks',
  ],
  ...['rain falls on tin', 'coffee at 0600 sharp', 'purple-goat-march', 'the quick brown fox', 'river42stone'],
  // Some of their characters occur twice.
  ...['k3m9xxq7v', 'Xk44-mQz99w', 'moon & sheep hill', 'bookkeeper walks', 'zz99 tin drum'],
  ...['zQ8#pL2$vN5w', 'hV7rT2pLw9Qs', 'x9fist7$Qa2!', '7#fSo92!kX84', 'wjtkqzplhdrm', '29374650182736450'],
  ...['Xk4!mQz9', 'k3m9x2q7', 'zq\u00e9 8!x ', 'Xk4-mQz9'],
  ...[
    'пять зелёных ламп',
    'кот спит на крыше',
    'חמש מנורות ירוקות',
    'grüner Tee am Abend',
    'μήλα και αχλάδια',
    '我喜欢读书写字和唱歌',
    '七つの赤い無線機',
    'خمس مصابيح خضراء',
  ],
  'long and with no end '.repeat(6),
])('%j is not', (password) => {
  expect(isSoonGuessed(password)).toBe(false);
});

it('12 random characters are not', () => {
  const character = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code));
  const password = fc.array(character, { minLength: 12, maxLength: 12 }).map((characters) => characters.join(''));
  // Without fast-check's bias toward likely faults, which is anything but random.
  fc.assert(
    fc.property(fc.noBias(password), (text) => !isSoonGuessed(text)),
    { numRuns: 500, seed: 17 },
  );
});

it('the first 32 characters decide, so that the longest password takes no longer', () => {
  expect(isSoonGuessed('a'.repeat(32) + 'nine blue tents')).toBe(true);
  expect(isSoonGuessed('a'.repeat(31) + 'nine blue tents')).toBe(true);
  expect(isSoonGuessed('nine blue tents' + 'a'.repeat(100))).toBe(false);
});

it.each([
  'p4$$w0rd',
  '1',
  '12',
  '4@8({[<369&6#!1|0$5+7%2',
  '1/1/91 ',
  'password1 ',
  '😀',
  '()[]{}|/\\_-<>^v',
  'qwertyuiop[]asdf',
])('128 characters of %j are judged at once', (part) => {
  const password = Array.from(part.repeat(128)).slice(0, 128).join('');
  const times = [1, 2, 3].map(() => {
    const before = cpuUsage();
    isSoonGuessed(password);
    return cpuUsage(before).user / 1000;
  });
  // Without the limits it takes 200 to 400 ms, and with them 10 to 30.
  expect(Math.min(...times)).toBeLessThan(100);
});
