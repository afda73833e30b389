import { registerEnumType } from 'type-graphql';
import { Grade, Rank, ReadinessList, Role, Section, Team } from '../../domain/values.ts';

registerEnumType(Rank, {
  name: 'Rank',
  description: 'Rank, as a legal GraphQL name: SECOND_LT is shown as 2LT, FIRST_LT as 1LT.',
});
registerEnumType(Grade, { name: 'Grade', description: 'Pay grade: E1 to E7 enlisted, O1 to O3 officers.' });
registerEnumType(Section, { name: 'Section', description: 'Section of the battalion. UNASSIGNED: in none yet.' });
registerEnumType(Team, { name: 'Team', description: 'Team within a section: headquarters or team 1 to 3.' });
registerEnumType(Role, {
  name: 'Role',
  description: 'Duty position. BN FSO, BN FSNCO, CO FSO and CO FSNCO are staff roles.',
});
registerEnumType(ReadinessList, { name: 'ReadinessList', description: 'The seven lists of the readiness overview.' });
