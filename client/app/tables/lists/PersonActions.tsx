import { IconArrowsExchange, IconDoorExit, IconPencil, IconPlus } from '@tabler/icons-react';
import type { FieldName } from '../../../../domain/record/fields.ts';
import { MoreMenu } from '../../../components/parts/MoreMenu.tsx';
import { QuietLink } from '../../../components/QuietLink.tsx';
import { type Called, rankAndName } from '../../../components/soldierText.ts';
import { backTo } from '../../browser/place.ts';
import { cameFrom } from '../../browser/wayBack.ts';
import { paths } from '../../paths.ts';
import { rowPlace } from '../../people/openList.ts';
import { useListAround } from '../../people/PeopleList.tsx';
import { atField, atPart } from '../../people/recordAddress.ts';

/** The list of people on Reassign, where everybody has Assign anyway. */
const BOARD = { name: 'board' };

type PersonActionsProps = {
  person: Called & { readonly id: string };
  /** The field that the list is about, and what changing it is called. */
  change?: { readonly field: FieldName; readonly label: string };
};

/** What staff do about a person of a list, from the person's row. A form leads back to the row. */
export function PersonActions({ person, change }: PersonActionsProps) {
  const { id } = person;
  const list = useListAround();
  const state = list && { list, ...cameFrom(list.screen, list.to) };
  return (
    <MoreMenu about={rankAndName(person)}>
      <QuietLink to={change ? atField(id, change.field) : paths.userInfoEdit(id)} state={state} icon={IconPencil}>
        {change?.label ?? 'Edit Info'}
      </QuietLink>
      <QuietLink to={paths.schoolAdd(id)} state={state} icon={IconPlus}>
        Add school
      </QuietLink>
      {list?.name !== BOARD.name && (
        <QuietLink to={paths.adminReassign} state={backTo(rowPlace(BOARD, id))} icon={IconArrowsExchange}>
          Assign
        </QuietLink>
      )}
      <QuietLink to={atPart(id, 'STAY')} state={state} icon={IconDoorExit}>
        Out-process
      </QuietLink>
    </MoreMenu>
  );
}
