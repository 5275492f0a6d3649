import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { Table } from "#app/ui/table";
import { showEventNeeds } from "../access-needs/event-needs.server";
import { EventHead } from "../components/event-head";
import { EventRef } from "../events.schema";
import { page } from "../guard.server";

export const handle = { i18n: ["events", "eventNeeds"], title: "events:page.needs" };
export const loader = page("list", EventRef, showEventNeeds);

/** What those who come need, for the kitchen and the room; printed it is the list alone. */
export default function EventNeeds() {
	const { head, groups, people, looks, deletedOn } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["eventNeeds", "events"]);
	const format = useFormat();
	const shown = groups.filter(({ counts }) => counts.length > 0);
	return (
		<PageBody width="settings">
			<div className="print:hidden">
				<EventHead head={head} current="needs" />
			</div>
			<Notice>{t("event.help", { date: format.date(deletedOn, "long") })}</Notice>
			{people.length === 0 ? (
				<EmptyState icon="list-checks" title={t("event.none")}>
					{t("event.noneHelp")}
				</EmptyState>
			) : (
				<>
					{shown.map(({ group, counts }) => (
						<Section key={group} title={t(`group.${group}`)} className="mt-6">
							<dl className="card grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 p-4 text-sm">
								{counts.map(({ kind, count }) => (
									<div key={kind} className="contents">
										<dt>{t(`kind.${kind}`)}</dt>
										<dd className="text-right font-semibold tabular-nums">{format.number(count)}</dd>
									</div>
								))}
							</dl>
						</Section>
					))}
					<Section
						title={t("event.people")}
						count={people.length}
						className="mt-6"
						aside={<PrintButton label={t("events:print")} />}
					>
						<Table
							label={t("event.people")}
							rows={people}
							rowKey={({ id }) => id}
							columns={[
								{ key: "name", header: t("events:person.name"), phone: "title", cell: ({ name }) => name },
								{
									key: "needs",
									header: t("events:person.needs"),
									cell: ({ kinds, words }) =>
										[...kinds.map((kind) => t(`kind.${kind}`)), words].filter(Boolean).join(", "),
								},
							]}
						/>
					</Section>
				</>
			)}
			{looks.length > 0 && (
				<Section title={t("event.looks")} className="mt-8 print:hidden">
					<ul className="flex flex-col gap-1 text-sm text-ink-2">
						{looks.map(({ id, day, name }) => (
							<li key={id}>
								{format.date(day)} · {name ?? t("event.provider")}
							</li>
						))}
					</ul>
				</Section>
			)}
		</PageBody>
	);
}
