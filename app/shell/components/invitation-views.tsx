import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#app/platform/i18n";
import { to } from "#app/platform/portal-paths";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { TenantLogo } from "#app/ui/tenant-logo";
import { SelectField, TextField } from "#app/ui/text-field";
import { SignInFrame } from "./sign-in-frame";
import { Splash } from "./splash";

type Invited = {
	email: string;
	tenant: string;
	logo: string | null;
	logoDark: string | null;
	role: string;
	firstName: string;
	lastName: string;
	signedInAs: string | null;
	language: string;
	/** Letters that a password has at least. */
	least: number;
};
type ViewProps = { invitation: Invited; answer: unknown };

/** A new person: names, password, language; then they are in. */
export function JoinForm({ invitation, answer }: ViewProps) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer);
	const { email, least, language } = invitation;
	return (
		<InvitationFrame invitation={invitation} intro="invitation.introNew">
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<FormErrors errors={problem.summary} />
				<TextField
					name="email"
					type="email"
					label={t("login.email")}
					autoComplete="username"
					size="lg"
					value={email}
					readOnly
				/>
				<TextField
					id="firstName"
					name="firstName"
					label={t("invitation.firstName")}
					autoComplete="given-name"
					size="lg"
					defaultValue={problem.typed("firstName") ?? invitation.firstName}
					error={problem.of("firstName")}
					required
				/>
				<TextField
					id="lastName"
					name="lastName"
					label={t("invitation.lastName")}
					autoComplete="family-name"
					size="lg"
					defaultValue={problem.typed("lastName") ?? invitation.lastName}
					error={problem.of("lastName")}
					required
				/>
				<PasswordField
					id="password"
					name="password"
					label={t("invitation.password")}
					help={t("reset.help", { count: least })}
					autoComplete="new-password"
					size="lg"
					error={problem.of("password")}
					meter
					required
				/>
				<SelectField
					// It follows the language that is chosen for the page meanwhile.
					key={language}
					id="language"
					name="language"
					label={t("invitation.language")}
					size="lg"
					defaultValue={problem.typed("language") ?? language}
					error={problem.of("language")}
					options={Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }))}
				/>
				<SubmitButton size="lg" intent="join">
					{t("invitation.accept")}
				</SubmitButton>
			</Form>
		</InvitationFrame>
	);
}

/** Signed in as the one who was invited: one press. */
export function OneClick({ invitation, answer }: ViewProps) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer);
	return (
		<InvitationFrame invitation={invitation}>
			<Form method="post" className="flex flex-col gap-5">
				<FormErrors errors={problem.summary} />
				<p className="text-sm text-ink-2">{t("invitation.signedInAs", { email: invitation.signedInAs })}</p>
				<SubmitButton size="lg" intent="accept">
					{t("invitation.accept")}
				</SubmitButton>
			</Form>
		</InvitationFrame>
	);
}

/** The address has an account: its owner logs in and comes back here. */
export function LogInFirst({ invitation, answer }: ViewProps) {
	const { t } = useTranslation("account");
	const problem = useFormProblem(answer);
	const { pathname } = useLocation();
	return (
		<InvitationFrame invitation={invitation}>
			<div className="flex flex-col gap-5">
				<FormErrors errors={problem.summary} />
				<p className="text-base text-ink-2">{t("invitation.known", { email: invitation.email })}</p>
				<LinkButton kind="primary" size="lg" to={to.login(pathname)}>
					{t("invitation.logIn")}
				</LinkButton>
			</div>
		</InvitationFrame>
	);
}

/** Signed in as somebody else: nothing is accepted under the wrong name. */
export function WrongAccount({ invitation }: ViewProps) {
	const { t } = useTranslation("account");
	const { email, signedInAs } = invitation;
	return (
		<InvitationFrame invitation={invitation}>
			<div className="flex flex-col gap-5">
				<p className="text-base text-ink-2">{t("invitation.wrongAccount", { email, signedInAs })}</p>
				<Form method="post" action="/logout" className="flex flex-wrap gap-2">
					<SubmitButton size="lg" intent="signOut">
						{t("invitation.logOut")}
					</SubmitButton>
					<LinkButton size="lg" to={to.home()}>
						{t("invitation.home")}
					</LinkButton>
				</Form>
				<p className="text-sm text-ink-3">{t("invitation.openAgain")}</p>
			</div>
		</InvitationFrame>
	);
}

/** A link that is used, expired, revoked or was never made: they all look the same. */
export function EndedInvitation() {
	const { t } = useTranslation("account");
	return (
		<main id="main" className="flex min-h-dvh flex-col bg-sheet">
			<Splash
				title={t("invitation.ended")}
				actions={
					<LinkButton kind="primary" to={to.login()}>
						{t("invitation.logIn")}
					</LinkButton>
				}
			>
				<p>{t("invitation.endedHelp")}</p>
			</Splash>
		</main>
	);
}

type FrameProps = { invitation: Invited; intro?: string; children: ReactNode };

function InvitationFrame({ invitation, intro = "invitation.intro", children }: FrameProps) {
	const { t } = useTranslation(["account", "modules"]);
	const { tenant, logo, logoDark } = invitation;
	return (
		<SignInFrame
			title={t("invitation.heading", { tenant })}
			intro={t(intro, { role: t(`modules:roles.${invitation.role}`) })}
			logo={logo && <TenantLogo src={logo} srcDark={logoDark} className="max-w-48" />}
		>
			{children}
		</SignInFrame>
	);
}
