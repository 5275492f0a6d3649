import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterDay, FilterSelect } from "#app/ui/filter-bar";
import { useAddress } from "#app/ui/use-address";
import type { AuditRow } from "../../audit/events.server";
import { recordKinds } from "../../audit/kinds";
import type { Organisation } from "../../organisation.server";
import { AuditList } from "../audit-list";

type OrganisationLogProps = { rows: readonly AuditRow[]; next: string | null; asks: Organisation["asks"] };

const actions = ["added", "changed", "removed", "signedIn", "signInFailed", "signedOut"] as const;

/** The tenant's own event log, page by page, by who, what and when. */
export function OrganisationLog({ rows, next, asks }: OrganisationLogProps) {
	const { t, i18n } = useTranslation("followup");
	const to = useAddress();
	const { compare } = new Intl.Collator(i18n.language);
	const kinds = recordKinds
		.map((kind) => ({ value: kind, label: t(`log.kind.${kind}`) }))
		.sort((one, other) => compare(one.label, other.label));
	const isNarrowed = [asks.q, asks.action, asks.kind, asks.from, asks.until].some(Boolean);
	return (
		<>
			<FilterBar searchLabel={t("organisation:log.search")} query={asks.q} keep={{ tab: "log" }}>
				<FilterSelect
					label={t("log.what")}
					name="action"
					value={asks.action}
					options={[
						{ value: "", label: t("organisation:log.everyEvent") },
						...actions.map((action) => ({ value: action, label: t(`log.is.${action}`) })),
					]}
				/>
				<FilterSelect
					label={t("log.recordKind")}
					name="kind"
					value={asks.kind}
					options={[{ value: "", label: t("organisation:log.everyKind") }, ...kinds]}
				/>
				<div className="flex flex-wrap gap-2 max-sm:w-full">
					<FilterDay name="from" label={t("organisation:log.from")} value={asks.from ?? ""} />
					<FilterDay name="until" label={t("organisation:log.until")} value={asks.until ?? ""} />
				</div>
			</FilterBar>
			<div className="pt-2">
				{rows.length === 0 && isNarrowed ? <NoHits clear="?tab=log" /> : <AuditList rows={rows} />}
			</div>
			{(next || !asks.isFirst) && (
				<div className="mt-4 flex flex-wrap gap-2">
					{next && <LinkButton to={to({ log: next })}>{t("log.older")}</LinkButton>}
					{!asks.isFirst && (
						<LinkButton to={to({ log: null })} kind="quiet">
							{t("log.newest")}
						</LinkButton>
					)}
				</div>
			)}
		</>
	);
}
