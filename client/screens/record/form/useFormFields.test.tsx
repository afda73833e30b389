import { PolicyPack, SPECIFICATION } from '../../../../domain/policy/packs.ts';
import { PersonContext } from '../../../app/session/PersonContext.ts';
import { PolicyContext } from '../../../components/PolicyContext.ts';
import { renderHook, unmountHooks } from '../../../testing/renderHook.tsx';
import { useFormFields } from './useFormFields.ts';

afterEach(unmountHooks);

const unitFields = (['STAFF', 'SOLDIER_SEES', 'SOLDIER_EDITS'] as const).map(
  (visibility) => ({ id: visibility, label: visibility, kind: 'TEXT', choices: [], visibility }) as const,
);

test.each([
  [true, ['STAFF', 'SOLDIER_SEES', 'SOLDIER_EDITS']],
  [false, ['SOLDIER_EDITS']],
])('of somebody who is staff or not (%s), the form has the unit fields %j', async (isStaff, expected) => {
  const person = { accountId: 'a1', soldierId: 's1', isStaff, mustAddSecondFactor: false };
  const unit = { pack: PolicyPack.SPECIFICATION, policy: SPECIFICATION, unitFields };
  const hook = await renderHook(useFormFields, undefined, (children) => (
    <PersonContext value={person}>
      <PolicyContext value={unit}>{children}</PolicyContext>
    </PersonContext>
  ));
  expect(hook.current().unitFields.map(({ id }) => id)).toEqual(expected);
});
