import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { Panel } from "../panel.server";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

/** The first members with role and grants; the rest stands on the tenant's own page of users. */
export function PanelMembers({ panel }: { panel: Panel }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const { members, hasMoreMembers, tenant } = panel;
	return (
		<PanelPart title={t("tenants.users")}>
			{members.length === 0 && <p className="text-13 text-ink-3">{t("tenant.noMembers")}</p>}
			<ul>
				{members.map((member) => {
					const name = `${member.firstName} ${member.lastName}`.trim() || member.email;
					return (
						<li key={member.userId} className="flex gap-2.5 border-b border-line py-2.5 last:border-0">
							<Avatar name={name} />
							<div className="min-w-0 flex-1 text-13">
								<div className="flex flex-wrap items-center justify-between gap-x-2">
									<span className="font-medium break-words">{name}</span>
									<span className="text-ink-2">{words.role(member.role)}</span>
								</div>
								<div className="text-xs break-words text-ink-3">{member.email}</div>
								<div className="text-xs text-ink-3">
									{member.lastLoginAt === null ? t("tenant.neverIn") : <Time at={member.lastLoginAt} />}
									{" · "}
									{member.grants.length === 0
										? t("tenant.noGrants")
										: member.grants
												.map((grant) =>
													t("tenant.grant", { module: words.module(grant), role: words.role(grant.role) }),
												)
												.join(", ")}
								</div>
								{!member.isActive && <Badge icon="user-minus">{t("tenant.deactivated")}</Badge>}
							</div>
						</li>
					);
				})}
			</ul>
			{tenant.status === "active" && members.length > 0 && (
				<Link to={`/${tenant.guid}/user/users`} className="link mt-3 inline-block text-13">
					{t(hasMoreMembers ? "tenant.moreMembers" : "tenant.manageMembers")}
				</Link>
			)}
		</PanelPart>
	);
}
