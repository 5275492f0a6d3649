import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { DeviationStatus } from "../deviations/statuses";
import { paths } from "../paths";
import { DeviationBadge } from "./badges";

type DeviationListProps = {
	deviations: readonly { id: string; title: string; status: DeviationStatus; happenedOn: string }[];
	tenant: string;
	label: string;
};

/** Deviations under each other: when they happened, and where they stand. */
export function DeviationList({ deviations, tenant, label }: DeviationListProps) {
	const at = paths(tenant);
	return (
		<CardList label={label}>
			{deviations.map(({ id, title, status, happenedOn }) => (
				<CardRow key={id} className="flex-wrap justify-between gap-y-2">
					<span className="min-w-0 flex-1">
						<Link to={at.deviation(id)} className="block text-sm font-medium break-words hover:underline">
							{title}
						</Link>
						<span className="text-13 text-ink-3">
							<Time at={happenedOn} as="date" />
						</span>
					</span>
					<DeviationBadge status={status} />
				</CardRow>
			))}
		</CardList>
	);
}
