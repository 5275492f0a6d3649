import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { useAddress } from "#app/ui/use-address";
import type { Panel } from "../panel.server";
import type { Security } from "../security.server";
import { PanelPart } from "./panel-part";
import { SecurityRow } from "./security-row";

type PanelSecurityProps = { panel: Panel; security: Security; countedTo: number; answer: unknown };

/** How a tenant's people log in: what is worth a look, each member's sign-in, and an end to their sessions. */
export function PanelSecurity({ panel, security, countedTo, answer }: PanelSecurityProps) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	const problem = useFormProblem(answer);
	const { tenant } = panel;
	const { members, next } = security;
	return (
		<>
			<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
			<PanelPart title={t("security.findings")}>
				<Findings security={security} countedTo={countedTo} />
			</PanelPart>
			<PanelPart title={t("security.signIns")}>
				{members.length === 0 && <p className="text-13 text-ink-3">{t("tenant.noMembers")}</p>}
				<ul>
					{members.map((member) => (
						<SecurityRow key={member.membershipId} member={member} tenant={tenant.guid} />
					))}
				</ul>
				{next && (
					<LinkButton to={to({ people: next })} size="sm" className="mt-3" preventScrollReset>
						{t("security.more")}
					</LinkButton>
				)}
			</PanelPart>
			{members.length > 0 && (
				<PanelPart title={t("security.endAllTitle")}>
					<p className="mb-3 text-13 text-ink-2">{t("security.endAllHelp")}</p>
					<ConfirmButton
						label={t("security.endAll")}
						size="sm"
						title={t("security.endAllOf", { name: tenant.name })}
						confirmLabel={t("security.endAll")}
						fields={{ intent: "endAllSessions", tenant: tenant.guid }}
					>
						{t("security.endAllEffect")}
					</ConfirmButton>
				</PanelPart>
			)}
		</>
	);
}

/** What a super-admin would act on, the gravest first; else that there is nothing. */
function Findings({ security, countedTo }: { security: Security; countedTo: number }) {
	const { t } = useTranslation("followup");
	const { admins, idleAdmins, open, expired, members } = security;
	const counted = (count: number) => ({ count, number: count > countedTo ? `${countedTo}+` : String(count) });
	const locked = members.filter(({ lockedUntil }) => lockedUntil !== null).length;
	const found = [
		admins === 0 && { grave: true, text: t("security.noAdmin") },
		admins === 1 && { grave: true, text: t("security.oneAdmin") },
		idleAdmins > 0 && { grave: true, text: t("security.idleAdmins", counted(idleAdmins)) },
		locked > 0 && { grave: true, text: t("security.locked", counted(locked)) },
		expired > 0 && { grave: false, text: t("security.expired", counted(expired)) },
		open > 0 && { grave: false, text: t("security.open", counted(open)) },
	].filter((one) => one !== false);
	if (found.length === 0)
		return (
			<p className="flex gap-2 text-13 text-ink-2">
				<Icon name="circle-check" className="mt-px size-4 text-success-ink" />
				{t("security.nothing")}
			</p>
		);
	return (
		<ul className="space-y-1.5 text-13">
			{found.map(({ grave, text }) => (
				<li key={text} className={`flex gap-2 ${grave ? "text-warning-ink" : "text-ink-2"}`}>
					<Icon name={grave ? "triangle-alert" : "info"} className="mt-px size-4 shrink-0" />
					{text}
				</li>
			))}
		</ul>
	);
}
