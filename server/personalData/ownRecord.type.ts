import { DateTimeResolver } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { PROMISED } from '../api/promised.ts';
import { Login } from '../identity/signIn/viewer.type.ts';
import { PERSONAL_DATA } from '../models.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import { UnitType } from '../unit/unit.type.ts';

@ObjectType({
  description:
    'Everything that the product keeps about the caller and may show them. For a secret, it only says that there is one. Lists are complete.',
  simpleResolvers: true,
})
export class OwnRecord {
  @Field(() => DateTimeResolver, { description: 'When this was read.' })
  at!: Date;

  @Field(() => Login, { description: 'The login that they sign in with.' })
  login!: Login;

  @Field(() => SoldierType, {
    nullable: true,
    description: 'Their record, with its schools; null if they have none.',
  })
  soldier!: SoldierType | null;

  @Field(() => UnitType, {
    ...PROMISED,
    description: "The unit. Its policy and unit fields say what the record's values mean.",
  })
  unit!: Promise<UnitType>;
}

/** The fields that the collections add. */
export const OWN_FIELDS = PERSONAL_DATA.flatMap(({ own = {} }) => Object.entries(own));

for (const [name, { type, description, ofLogin }] of OWN_FIELDS) {
  Field(type, { description, nullable: !ofLogin && !Array.isArray(type()) })(OwnRecord.prototype, name);
}
