import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Button, LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { durationIn } from "../duration";
import { page } from "../guard.server";
import { paths } from "../paths";
import { ProposalsQuery } from "../proposals/proposals.schema";
import { showProposals } from "../proposals/proposals.server";

export const handle = { i18n: ["resourceProposals", "resources", "errors"], title: "resourceProposals:title" };

export const loader = page("front", ProposalsQuery, showProposals);

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];

/** One search for several things at once: times at which all of them are free, the best first, each booked as one. */
export default function Proposals() {
	const { query, needs, types, resources, proposals, tenant } = useLoaderData<typeof loader>();
	const { t, i18n } = useTranslation(["resourceProposals", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	const length = (minutes: number) => durationIn(minutes, languages[i18n.language as Language].locale);
	const choices = [
		{ value: "", label: t("nothing") },
		...types.map(({ value, label }) => ({ value, label: t("any", { type: label }) })),
		...resources,
	];
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.list, label: t("resources:title") }} title={t("title")} />
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("intro")}</p>
			<Form method="get" className="card flex flex-col gap-4 p-4" preventScrollReset key={JSON.stringify(query)}>
				<div className="grid gap-3 sm:grid-cols-2">
					{needs.map((need, index) => (
						<SelectField
							// biome-ignore lint/suspicious/noArrayIndexKey: the fields are the same each time and have no other name.
							key={index}
							id={`need-${index}`}
							name="need"
							label={t("need", { number: index + 1 })}
							defaultValue={need}
							options={choices}
						/>
					))}
				</div>
				<div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
					<TextField id="first" name="first" type="date" label={t("first")} defaultValue={query.first} />
					<TextField id="last" name="last" type="date" label={t("last")} defaultValue={query.last} />
					<TextField
						id="seats"
						name="seats"
						type="number"
						min={1}
						label={t("resources:field.seats")}
						defaultValue={query.seats ?? ""}
					/>
					<TextField id="from" name="from" type="time" step={900} label={t("from")} defaultValue={query.from} />
					<TextField id="until" name="until" type="time" step={900} label={t("until")} defaultValue={query.until} />
					<SelectField
						id="minutes"
						name="minutes"
						label={t("minutes")}
						defaultValue={String(query.minutes)}
						options={lengths.map((one) => ({ value: String(one), label: length(one) }))}
					/>
				</div>
				<div>
					<Button type="submit" kind="primary" icon="search">
						{t("find")}
					</Button>
				</div>
			</Form>
			{query.need.length > 0 && (
				<Section title={t("found")} intro={proposals.length > 0 ? t("order") : undefined} className="mt-8">
					{proposals.length === 0 ? (
						<EmptyState icon="calendar-clock" title={t("none")}>
							{t("noneHelp")}
						</EmptyState>
					) : (
						<ol className="flex flex-col gap-3">
							{proposals.map(({ starts, ends, spare, chosen, book }, index) => (
								<li key={`${starts}-${ends}`} className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
									<div className="min-w-0 flex-1">
										<p className="font-semibold tabular-nums">
											{format.weekday(starts.slice(0, 10))} {format.date(starts.slice(0, 10))},{" "}
											{format.clock(starts.slice(11))}–{format.clock(ends.slice(11))}
										</p>
										<ul className="mt-1 text-sm text-ink-2">
											{chosen.map(({ id, name, place }) => (
												<li key={id} className="break-words">
													{[name, place].filter(Boolean).join(", ")}
												</li>
											))}
										</ul>
									</div>
									{index === 0 && <Badge tone="success">{t("best")}</Badge>}
									{spare > 0 && <Badge>{t("spare", { count: spare })}</Badge>}
									<LinkButton
										kind={index === 0 ? "primary" : "secondary"}
										to={at.book({ resource: chosen.map(({ id }) => id), ...book })}
										aria-label={t("bookAt", {
											time: `${format.date(starts.slice(0, 10))} ${format.clock(starts.slice(11))}`,
										})}
									>
										{t("resources:book")}
									</LinkButton>
								</li>
							))}
						</ol>
					)}
				</Section>
			)}
		</PageBody>
	);
}
