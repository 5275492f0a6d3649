import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { DeviationBadge, MeasureBadge, RoundBadge } from "../components/badges";
import type { DeviationStatus } from "../deviations/statuses";
import { page } from "../guard.server";
import type { MeasureState } from "../measures/serialize";
import { paths } from "../paths";
import { MineQuery } from "../roles/roles.schema";
import { type MineView, showMine } from "../roles/show-mine.server";
import type { RoundStatus } from "../rounds/statuses";

export const handle = { i18n: ["hms", "errors"], title: "hms:mine.title" };

export const loader = page("mine", MineQuery, showMine);

type Item = MineView["parts"][number]["items"][number];

/** What one's role in companies asks for, what is most urgent first. */
export default function Mine() {
	const { role, roles, parts, companies, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	if (role === null)
		return (
			<PageBody width="home">
				<PageHeader title={t("mine.title")} />
				<EmptyState icon="user-round" title={t("mine.none")}>
					{t("mine.noneHelp")}
				</EmptyState>
			</PageBody>
		);
	const toItem = ({ of, id }: Item) =>
		of === "deviation" ? at.deviation(id) : of === "measure" ? at.measure(id) : at.round(id);
	return (
		<PageBody width="home">
			<PageHeader title={t("mine.title")} meta={companies.map(({ name }) => name).join(" · ")} />
			<Tabs
				label={t("mine.roles")}
				tabs={roles.map((one) => ({ to: at.mine(one), label: t(`role.${one}`), current: one === role }))}
			/>
			<div className="mt-6">
				{parts.map(({ part, items }) => (
					<Section key={part} title={t(`part.${part}`)} count={items.length}>
						{items.length === 0 ? (
							<p className="text-sm text-ink-2">{t("mine.nothing")}</p>
						) : (
							<CardList label={t(`part.${part}`)}>
								{items.map((item) => (
									<CardRow key={item.id} className="flex-wrap justify-between gap-y-2">
										<span className="min-w-0 flex-1">
											<Link
												to={part === "protocols" ? at.protocol(item.id) : toItem(item)}
												className="block text-sm font-medium break-words hover:underline"
											>
												{item.title}
											</Link>
											<span className="text-13 text-ink-3">
												{item.company} · <Time at={item.on} as="date" />
											</span>
										</span>
										<StateBadge item={item} />
									</CardRow>
								))}
							</CardList>
						)}
					</Section>
				))}
			</div>
		</PageBody>
	);
}

function StateBadge({ item: { of, state } }: { item: Item }) {
	if (of === "deviation") return <DeviationBadge status={state as DeviationStatus} />;
	if (of === "measure") return <MeasureBadge state={state as MeasureState} />;
	return <RoundBadge status={state as RoundStatus} />;
}
