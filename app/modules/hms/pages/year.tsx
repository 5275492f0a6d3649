import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { YearWheel } from "../components/year-wheel";
import { page } from "../guard.server";
import { paths } from "../paths";
import { YearQuery } from "../schedules/schedules.schema";
import { showYear } from "../schedules/show-year.server";

export const handle = { i18n: ["hms"], title: "hms:year.title" };

export const loader = page("rounds", YearQuery, showYear);

const looks = {
	done: { tone: "success", icon: "circle-check" },
	planned: { tone: "info", icon: "calendar-days" },
	expected: { tone: "neutral", icon: "repeat" },
} as const;

/** Months with more rounds are folded, but for the one that it is. */
const FEW = 5;

/** The rounds of a year as a wheel, and as a list month by month. */
export default function Year() {
	const { year, months, before, after, list, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	return (
		<PageBody width="home">
			<PageHeader
				title={t("year.of", { year })}
				back={{ to: paths(tenant).rounds, label: t("rounds.title") }}
				actions={
					<>
						<LinkButton kind="quiet" icon="arrow-left" to={before}>
							{year - 1}
						</LinkButton>
						<LinkButton kind="quiet" icon="arrow-right" to={after}>
							{year + 1}
						</LinkButton>
						<LinkButton icon="clipboard-list" to={list}>
							{t("year.list")}
						</LinkButton>
					</>
				}
			/>
			<p className="mb-6 max-w-160 text-sm text-ink-2">{t("year.intro")}</p>
			<div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
				<YearWheel year={year} months={months} />
				<div className="min-w-0">
					{months.map(({ key, entries, done, planned, expected, isNow }) => (
						<Section key={key} title={format.month(key)} count={entries.length} className="mb-6">
							{entries.length === 0 ? (
								<p id={key} className="text-sm text-ink-3">
									{t("year.none")}
								</p>
							) : (
								<details open={isNow || entries.length <= FEW}>
									<summary className="mb-2 cursor-pointer py-0.5 text-13 text-ink-2">
										{t("year.counts", { done, planned, expected })}
									</summary>
									{/* Whoever comes here by the wheel finds the month unfolded. */}
									<span id={key} className="scroll-mt-36" />
									<CardList label={format.month(key)}>
										{entries.map(({ key: id, on, company, area, kind, to }) => (
											<CardRow key={id} className="flex-wrap justify-between gap-y-2">
												<span className="min-w-0 flex-1">
													<Link to={to} className="block text-sm font-medium break-words hover:underline">
														{company}
													</Link>
													<span className="text-13 text-ink-3">
														{area} · <Time at={on} as="date" />
													</span>
												</span>
												<Badge {...looks[kind]}>{t(`year.${kind}`)}</Badge>
											</CardRow>
										))}
									</CardList>
								</details>
							)}
						</Section>
					))}
				</div>
			</div>
		</PageBody>
	);
}
