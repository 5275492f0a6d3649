import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { RoundView } from "../rounds/show-rounds.server";
import { DeviationList } from "./deviation-list";
import { MeasureList } from "./measure-list";

type BeforeSectionProps = Pick<RoundView, "round" | "before" | "tenant">;

/** The meeting before a round: what it looks at is put together from what there is. */
export function BeforeSection({ round, before, tenant }: BeforeSectionProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const fresh = before.deviations.filter(({ isNew }) => isNew);
	const older = before.deviations.filter(({ isNew }) => !isNew);
	const { theme } = before;
	const isEmpty =
		before.lastMeasures.length + before.measures.length + before.deviations.length + before.repeated.length === 0;
	return (
		<Section title={t("before.title")} intro={t("before.intro")}>
			{before.last && (
				<p className="mb-3 text-sm text-ink-2">
					<Link to={at.protocol(before.last.id)} className="link">
						{t("before.last")}
					</Link>{" "}
					<Time at={before.last.heldOn} as="date" />
				</p>
			)}
			{theme && theme.text !== round.topic && (
				<Card className="mb-4 p-4">
					<p className="text-sm font-medium">
						{t("before.theme")}: <span lang={before.language}>{theme.text}</span>
					</p>
					<p className="mt-1 text-13 text-ink-2">{t(`before.why.${theme.why}`, { count: theme.count })}</p>
					<Form method="post" className="mt-3" preventScrollReset>
						<input type="hidden" name="topic" value={theme.text} />
						<SubmitButton intent="takeTheme" kind="secondary" size="sm">
							{t("before.takeTheme")}
						</SubmitButton>
					</Form>
				</Card>
			)}
			{isEmpty && <p className="text-sm text-ink-2">{t("before.none")}</p>}
			<div className="flex flex-col gap-4">
				{before.repeated.length > 0 && (
					<Card>
						<h3 className="text-sm font-medium">{t("before.repeated")}</h3>
						<ul className="mt-2 list-disc ps-5 text-sm" lang={before.language}>
							{before.repeated.map(({ text, count }) => (
								<li key={text}>
									{text} <span className="text-ink-3">({count}×)</span>
								</li>
							))}
						</ul>
					</Card>
				)}
				{(
					[
						["lastMeasures", before.lastMeasures],
						["measures", before.measures],
					] as const
				).map(
					([key, measures]) =>
						measures.length > 0 && (
							<div key={key}>
								<h3 className="mb-2 text-sm font-medium">{t(`before.${key}`)}</h3>
								<MeasureList measures={measures} tenant={tenant} label={t(`before.${key}`)} />
							</div>
						),
				)}
				{(
					[
						["newDeviations", fresh],
						["deviations", older],
					] as const
				).map(
					([key, deviations]) =>
						deviations.length > 0 && (
							<div key={key}>
								<h3 className="mb-2 text-sm font-medium">{t(`before.${key}`)}</h3>
								<DeviationList deviations={deviations} tenant={tenant} label={t(`before.${key}`)} />
							</div>
						),
				)}
			</div>
		</Section>
	);
}
