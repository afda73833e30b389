import { type Gauge, placesText } from '../../../domain/record/gauges.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../paths.ts';
import { ruleHash } from './ruleHash.ts';

/** Says that the unit has more people than places, and leads to where places are changed. */
export function PlacesNote({ total }: { total: Pick<Gauge, 'filled' | 'capacity'> }) {
  const text = placesText(total);
  return (
    text !== null && (
      <p>
        {text} <TextLink to={`${paths.adminPolicy}${ruleHash('capacity')}`}>Change places</TextLink>
      </p>
    )
  );
}
