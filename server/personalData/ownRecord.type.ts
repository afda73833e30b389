import { DateTimeResolver } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { PROMISED } from '../api/promised.ts';
import { Login } from '../identity/signIn/viewer.type.ts';
import { PERSONAL_DATA } from '../models.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import { UnitType } from '../unit/unit.type.ts';

@ObjectType({
  description:
    'Everything that the product keeps about the person who asks and may tell them. Of a secret it tells that there is one. Lists are whole.',
  simpleResolvers: true,
})
export class OwnRecord {
  @Field(() => DateTimeResolver, { description: 'When this was read.' })
  at!: Date;

  @Field(() => Login, { description: 'What they sign in with.' })
  login!: Login;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'Their record, with its schools; null while they have none.',
  })
  soldier!: SoldierType | null;

  @Field(() => UnitType, {
    ...PROMISED,
    description: 'The unit, whose policy and own columns say what the values of the record mean.',
  })
  unit!: Promise<UnitType>;
}

/** The fields that the collections tell of. */
export const OWN_FIELDS = PERSONAL_DATA.flatMap(({ own = {} }) => Object.entries(own));

for (const [name, { type, description, ofLogin }] of OWN_FIELDS) {
  Field(type, { description, nullable: !ofLogin && !Array.isArray(type()) })(OwnRecord.prototype, name);
}
