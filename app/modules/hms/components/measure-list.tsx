import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ShownMeasure } from "../measures/serialize";
import { paths } from "../paths";
import { MeasureBadge } from "./badges";

type MeasureListProps = { measures: readonly ShownMeasure[]; tenant: string; label: string };

/** Measures under each other: who is responsible, and until when. */
export function MeasureList({ measures, tenant, label }: MeasureListProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<CardList label={label}>
			{measures.map(({ id, title, owner, dueOn, state, repeats }) => (
				<CardRow key={id} className="flex-wrap justify-between gap-y-2">
					<span className="min-w-0 flex-1">
						<Link to={at.measure(id)} className="block text-sm font-medium break-words hover:underline">
							{title}
						</Link>
						<span className="text-13 text-ink-3">
							{owner?.name ?? t("nobody")} · <Time at={dueOn} as="date" />
							{repeats > 0 && ` · ${t("measure.again", { count: repeats })}`}
						</span>
					</span>
					<MeasureBadge state={state} />
				</CardRow>
			))}
		</CardList>
	);
}
