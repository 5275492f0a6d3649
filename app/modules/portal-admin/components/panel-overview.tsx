import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { languages } from "#app/platform/i18n";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useAddress } from "#app/ui/use-address";
import type { Panel, PanelEntry } from "../panel.server";
import { AuditList } from "./audit-list";
import { EntryRow } from "./entry-row";
import { PanelPart } from "./panel-part";

/** Modules that the overview shows; all of them are on their own tab. */
const SHOWN = 5;

export function PanelOverview({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	const problem = useFormProblem(answer);
	const { tenant, entries, log } = panel;
	const language = Object.entries(languages).find(([code]) => code === tenant.language)?.[1].name ?? tenant.language;
	return (
		<>
			<PanelPart
				title={t("tenant.itsModules")}
				aside={
					<Link to={to({ tab: "modules" })} className="link text-13" preventScrollReset>
						{t("tenant.allModules", { count: entries.length })}
					</Link>
				}
			>
				<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
				{entries.length === 0 ? (
					<p className="text-13 text-ink-3">{t("tenant.noModules")}</p>
				) : (
					<ul>
						{mostPressing(entries).map((entry) => (
							<EntryRow key={entry.id} entry={entry} tenant={tenant.guid} />
						))}
					</ul>
				)}
			</PanelPart>
			<PanelPart title={t("tenant.about")}>
				<DefinitionList
					items={[
						{
							label: t("field.orgNumber"),
							value: tenant.orgNumber ? formatOrganisationNumber(tenant.orgNumber) : t("tenant.notGiven"),
						},
						{ label: t("field.language"), value: language },
						{ label: t("field.timeZone"), value: tenant.timeZone },
						{ label: t("tenants.created"), value: <Time at={tenant.createdAt} as="date" /> },
					]}
				/>
			</PanelPart>
			<PanelPart title={t("tenant.latestChanges")}>
				<AuditList rows={log} />
			</PanelPart>
		</>
	);
}

/** Those that end or have ended, then the others; shown in the catalogue's order. */
function mostPressing(entries: PanelEntry[]): PanelEntry[] {
	const weight = ({ state }: PanelEntry) =>
		state.word === "expired" ? -1 : (state.daysLeft ?? Number.MAX_SAFE_INTEGER);
	const chosen = [...entries].sort((a, b) => weight(a) - weight(b)).slice(0, SHOWN);
	return entries.filter((entry) => chosen.includes(entry));
}
