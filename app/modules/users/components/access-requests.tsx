import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { MemberPanel, PanelRequest } from "../member-panel.server";
import type { OfferedModule } from "../show-members.server";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

type AccessRequestsProps = { member: MemberPanel; modules: readonly OfferedModule[]; answer: unknown };

/** What a member has asked for and nobody has answered: the role that was asked for is chosen, another can be. */
export function AccessRequests({ member, modules, answer }: AccessRequestsProps) {
	const { t } = useTranslation("users");
	const granting = useFormProblem(answer, { intent: "grantRequest" });
	const declining = useFormProblem(answer, { intent: "declineRequest" });
	const errors = [...granting.summary, ...declining.summary].map(({ text }) => ({ text }));
	if (member.requests.length === 0 && errors.length === 0) return null;
	return (
		<PanelPart title={t("requests.title")} count={member.requests.length}>
			<FormErrors errors={errors} />
			<ul className="divide-y divide-line">
				{member.requests.map((request) => {
					const module = modules.find(({ modulesTenantId }) => modulesTenantId === request.modulesTenantId);
					return module && <Request key={request.id} request={request} module={module} />;
				})}
			</ul>
		</PanelPart>
	);
}

function Request({ request, module }: { request: PanelRequest; module: OfferedModule }) {
	const { t } = useTranslation("users");
	const words = useWords();
	const name = words.module(module);
	const offered = module.roles.filter(({ mayGive }) => mayGive);
	const asked = module.roles.find(({ id }) => id === request.moduleRoleId);
	const mayGrant = offered.length > 0;
	return (
		<li className="py-3">
			<p className="text-13 font-medium">
				{t("requests.asks", { role: asked ? words.role(asked.name) : "", module: name })}
			</p>
			<p className="text-xs text-ink-3">
				<Time at={request.askedAt} />
			</p>
			{request.message && <p className="mt-1 text-13 break-words whitespace-pre-line text-ink-2">{request.message}</p>}
			<Form method="post" preventScrollReset className="mt-3">
				<input type="hidden" name="request" value={request.id} />
				{mayGrant && (
					<SelectField
						id={`role-${request.id}`}
						name="role"
						label={t("requests.role", { module: name })}
						defaultValue={request.moduleRoleId}
						options={offered.map((role) => ({ value: role.id, label: words.role(role.name) }))}
					/>
				)}
				<div className="mt-3 flex flex-wrap gap-2">
					{mayGrant && (
						<SubmitButton intent="grantRequest" kind="secondary" size="sm" icon="check">
							{t("requests.grant")}
						</SubmitButton>
					)}
					<SubmitButton intent="declineRequest" kind="quiet" size="sm">
						{t("requests.decline")}
					</SubmitButton>
				</div>
			</Form>
		</li>
	);
}
