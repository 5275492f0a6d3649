import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Time } from "#app/ui/time";
import type { SecurityMember } from "../security.server";
import { useWords } from "./words";

/** How one member logs in and where they are logged in, and what can be done about it. */
export function SecurityRow({ member, tenant }: { member: SecurityMember; tenant: string }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const name = member.name || member.email;
	const { hasPassword, hasProvider, lockedUntil } = member;
	const way = hasPassword ? (hasProvider ? "both" : "password") : hasProvider ? "provider" : "none";
	const fields = { tenant, membership: member.membershipId };
	return (
		<li className="flex gap-2.5 border-b border-line py-2.5 last:border-0">
			<Avatar name={name} />
			<div className="min-w-0 flex-1 text-13">
				<div className="flex flex-wrap items-center justify-between gap-x-2">
					<span className="font-medium break-words">{name}</span>
					<span className="text-ink-2">{words.role(member.role)}</span>
				</div>
				{member.name && <div className="text-xs break-words text-ink-3">{member.email}</div>}
				<div className="text-xs text-ink-3">
					{member.lastLoginAt === null ? (
						t("tenant.neverIn")
					) : (
						<>
							{t("security.lastIn")} <Time at={member.lastLoginAt} />
						</>
					)}
					{" · "}
					{t(`security.by.${way}`)}
					{" · "}
					{member.sessions === 0 ? t("security.notIn") : t("security.sessions", { count: member.sessions })}
				</div>
				<div className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
					{!member.isActive && <Badge icon="user-minus">{t("tenant.deactivated")}</Badge>}
					{member.hasSecondFactor && (
						<Badge tone="success" icon="shield">
							{t("security.secondFactor")}
						</Badge>
					)}
					{lockedUntil !== null && (
						<span className="flex flex-wrap items-center gap-1">
							<Badge tone="warning" icon="lock">
								{t("security.lockedUntil")}
							</Badge>
							<Time at={lockedUntil} />
						</span>
					)}
				</div>
				<div className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
					{lockedUntil !== null && (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="tenant" value={tenant} />
							<input type="hidden" name="membership" value={member.membershipId} />
							<SubmitButton intent="unlock" kind="secondary" size="sm" aria-label={t("security.unlockNamed", { name })}>
								{t("security.unlock")}
							</SubmitButton>
						</Form>
					)}
					{member.sessions > 0 && (
						<ConfirmButton
							label={t("security.end")}
							kind="secondary"
							size="sm"
							title={t("security.endOf", { name })}
							confirmLabel={t("security.end")}
							fields={{ intent: "endSessions", ...fields }}
						>
							{t("security.endEffect", { count: member.sessions })}
						</ConfirmButton>
					)}
					{member.hasSecondFactor && (
						<ConfirmButton
							label={t("security.resetFactor")}
							kind="secondary"
							size="sm"
							title={t("security.resetFactorOf", { name })}
							confirmLabel={t("security.resetFactor")}
							fields={{ intent: "resetSecondFactor", ...fields }}
						>
							{t("security.resetFactorEffect")}
						</ConfirmButton>
					)}
				</div>
			</div>
		</li>
	);
}
