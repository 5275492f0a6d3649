import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { WorkplaceView } from "../placements/workplaces.server";

type OpeningsSectionProps = Pick<WorkplaceView, "openings"> & { problem: ReturnType<typeof useFormProblem> };

/** What companies need now, what suits the placement best first: its company becomes the workplace by a press. */
export function OpeningsSection({ openings, problem }: OpeningsSectionProps) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	if (openings.length === 0) return null;
	return (
		<Section title={t("openings.title")} intro={t("openings.intro")} count={openings.length} className="mt-8">
			<FormErrors errors={problem.summary} />
			<CardList label={t("openings.title")}>
				{openings.map(({ id, title, kind, places, note, endsOn, company, to, isOwn, shared }) => (
					<CardRow key={id} className="flex-wrap justify-between gap-y-2">
						<span className="min-w-0 flex-1 basis-60">
							<span className="flex flex-wrap items-center gap-2 text-sm font-medium break-words">
								{title}
								<Badge>{t(`openings.kind.${kind}`)}</Badge>
								{(isOwn || shared > 0) && <Badge tone="success">{t(isOwn ? "openings.own" : "openings.suits")}</Badge>}
							</span>
							<span className="block text-13 text-ink-2" suppressHydrationWarning>
								<Link to={to} className="link">
									{company.name}
								</Link>
								{company.municipality && `, ${company.municipality}`}
								{` · ${t("openings.places", { count: places })} · ${t("openings.until", { day: format.date(endsOn) })}`}
							</span>
							{note && <span className="mt-1 block text-13 break-words text-ink-2">{note}</span>}
						</span>
						<Form method="post">
							<input type="hidden" name="opening" value={id} />
							<SubmitButton
								intent="take"
								kind="secondary"
								size="sm"
								icon="check"
								aria-label={t("openings.takeOne", { title, name: company.name })}
							>
								{t("workplace.choose")}
							</SubmitButton>
						</Form>
					</CardRow>
				))}
			</CardList>
		</Section>
	);
}
