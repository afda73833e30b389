import { gradeForRank } from '../../../../domain/record/assignment.ts';
import { gradeLabel, GRADES, type Rank, rankLabel, RANKS } from '../../../../domain/values.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

export function NameFields({ values, onChange, field }: FieldGroupProps) {
  function chooseRank(rank: Rank) {
    onChange({ rank, grade: gradeForRank(rank) ?? values.grade });
  }
  return (
    <FieldGroup legend="Name/Rank">
      <TextField
        {...field('firstName')}
        required
        autoComplete="given-name"
        autoCapitalize="words"
        value={values.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        {...field('middleName')}
        required
        help="No middle name? Enter NMN."
        autoComplete="additional-name"
        autoCapitalize="words"
        value={values.middleName}
        onChange={(middleName) => onChange({ middleName })}
      />
      <TextField
        {...field('lastName')}
        required
        autoComplete="family-name"
        autoCapitalize="words"
        value={values.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      <SelectField
        {...field('rank')}
        required
        placeholder="RANK"
        options={RANKS}
        optionLabel={rankLabel}
        value={values.rank}
        onChange={chooseRank}
      />
      <SelectField
        {...field('grade')}
        required
        placeholder="GRADE"
        options={GRADES}
        optionLabel={gradeLabel}
        value={values.grade}
        onChange={(grade) => onChange({ grade })}
      />
    </FieldGroup>
  );
}
