import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { places } from "../places";
import { StatusBadge } from "./status-badge";

type WorkRow = {
	id: string;
	title: string;
	states: { code: string; status: "draft" | "scheduled" | "published" | "unpublished"; at: number | null }[];
	updatedAt: number;
};

/** What somebody works on, with where each language stands. */
export function WorkList({ rows, tenant }: { rows: readonly WorkRow[]; tenant: string }) {
	const { t } = useTranslation("news");
	if (rows.length === 0)
		return (
			<EmptyState icon="newspaper" title={t("noWork")}>
				{t("noWorkHelp")}
			</EmptyState>
		);
	return (
		<div className="mt-4">
			<CardList label={t("work")}>
				{rows.map(({ id, title, states, updatedAt }) => (
					<CardRow key={id} className="relative flex-wrap justify-between hover:bg-hover">
						<div className="min-w-0">
							<Link to={places(tenant).edit(id)} className="font-medium break-words after:absolute after:inset-0">
								{title}
							</Link>
							<p className="text-13 text-ink-3">
								<Time at={updatedAt} />
							</p>
						</div>
						<ul className="flex flex-wrap gap-2">
							{states.map(({ code, status, at }) => (
								<li key={code}>
									<StatusBadge status={status} language={languages[code as Language]?.name ?? code} at={at} />
								</li>
							))}
						</ul>
					</CardRow>
				))}
			</CardList>
		</div>
	);
}
