import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OwnInput } from "#app/directory/profile.schema";
import { saveProfile } from "#app/directory/profile.server";
import { done, handler, Nothing, personal } from "#app/platform/guard.server";
import { PASSWORD_MIN_LENGTH } from "#app/platform/limits";
import { photoMark } from "#app/platform/media.server";
import { to } from "#app/platform/portal-paths";
import { sessionCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { readAppearance } from "../appearance";
import { EmailForm } from "../components/email-form";
import { PasswordForm } from "../components/password-form";
import { PhotoForm } from "../components/photo-form";
import { AboutForm, PreferencesForm } from "../components/profile-forms";
import { SecondFactorPart } from "../components/second-factor/second-factor-part";
import { SessionList } from "../components/session-list";
import { SmsNumber } from "../components/sms-number";
import { SsoConnection } from "../components/sso-connection";
import { ChangeEmailInput } from "../email-change.schema";
import { askForEmail } from "../email-change.server";
import { ChangePasswordInput, PreferencesInput, SessionInput } from "../own-account.schema";
import { changePassword, readOwnAccount, revokeOthers, revokeSession } from "../own-account.server";
import { PHOTO_FORM_MAX, PhotoInput } from "../photo.schema";
import { removePhoto, savePhoto } from "../photo.server";
import { preferenceCookies } from "../preference.server";
import { SmsCodeInput, SmsNumberInput } from "../sms-number.schema";
import { askForNumber, confirmNumber, forgetNumber } from "../sms-number.server";
import { disconnect, startConnecting } from "../sso/identity.server";
import { outcomeIn } from "../sso/refusal";
import { SsoConnectInput } from "../sso/sso.schema";
import { timeZones } from "../time-zones.server";

export const handle = {
	i18n: ["account", "participant", "profilePhoto", "secondFactor", "shortcuts", "sms"],
	title: "account:profile.title",
};

export const loader = personal.page(Nothing, async (person) => {
	const { account, sso, sms, secondFactor, sessions } = await readOwnAccount(person);
	return {
		account,
		photo: to.photo({ id: person.user.id, photo: photoMark(account.photoKey) }),
		sso: sso && { ...sso, outcome: outcomeIn(person.request.url) },
		sms,
		secondFactor,
		sessions,
		language: person.language,
		appearance: readAppearance(person.user.appearance),
		timeZones: timeZones(account.timeZone),
		organisationZone: (person.currentTenant ?? person.memberships[0]?.tenant)?.timeZone ?? "Europe/Oslo",
		least: PASSWORD_MIN_LENGTH,
		/** The pages that show clients what is kept of them, in each organisation. */
		own: person.memberships
			.filter(({ role }) => role === "CLIENT")
			.map(({ tenant }) => ({ tenant: tenant.name, to: to.participant(tenant.guid, person.user.id) })),
	};
});

const said = (key: string) => ({ key: `account:snackbar.${key}` });

const handlers = {
	savePhoto: handler(PhotoInput, async (person: PersonContext, input) => {
		await savePhoto(person, input);
		return done({ snackbar: { key: "profilePhoto:saved" } });
	}),
	removePhoto: handler(Nothing, async (person: PersonContext) => {
		await removePhoto(person);
		return done({ snackbar: { key: "profilePhoto:removed" } });
	}),
	saveAbout: handler(OwnInput, async (person: PersonContext, input) => {
		await saveProfile(person, input);
		return done({ snackbar: said("profile") });
	}),
	savePreferences: handler(PreferencesInput, async (person: PersonContext, input) => {
		await saveProfile(person, input);
		return done({ snackbar: said("preferences"), headers: preferenceCookies(input) });
	}),
	changeEmail: handler(ChangeEmailInput, async (person: PersonContext, input) => {
		await askForEmail(person, input);
		return done({ snackbar: said("email") });
	}),
	changePassword: handler(ChangePasswordInput, async (person: PersonContext, input) => {
		const session = await changePassword(person, input);
		const headers = { "Set-Cookie": sessionCookie(person.context.env, session.token) };
		return done({ snackbar: said("password"), headers });
	}),
	sendSmsCode: handler(SmsNumberInput, async (person: PersonContext, { phone }) => {
		await askForNumber(person, phone);
		return done({ snackbar: { key: "sms:told.code" } });
	}),
	confirmSms: handler(SmsCodeInput, async (person: PersonContext, { code }) => {
		await confirmNumber(person, code);
		return done({ snackbar: { key: "sms:told.on" } });
	}),
	forgetSms: handler(Nothing, async (person: PersonContext) => {
		await forgetNumber(person);
		return done({ snackbar: { key: "sms:told.off" } });
	}),
	connectSso: handler(SsoConnectInput, async (person: PersonContext, { currentPassword }) => {
		const headers = new Headers({ "Set-Cookie": await startConnecting(person, currentPassword) });
		// The page leads away from the site, which only a page loaded anew can do without JavaScript of its own.
		headers.set("X-Remix-Reload-Document", "true");
		return done({ to: to.sso(), headers });
	}),
	disconnectSso: handler(Nothing, async (person: PersonContext) => {
		await disconnect(person);
		return done({ snackbar: said("ssoDisconnected"), to: to.profile() });
	}),
	revokeSession: handler(SessionInput, async (person: PersonContext, { session }) => {
		await revokeSession(person, session);
		return done({ snackbar: said("session") });
	}),
	revokeOthers: handler(Nothing, async (person: PersonContext) => {
		await revokeOthers(person);
		return done({ snackbar: said("others") });
	}),
};
export const action = personal.pageAction(handlers, { bodyMax: PHOTO_FORM_MAX });

const parts = ["about", "preferences", "sms", "email", "password", "secondFactor", "sso", "sessions"] as const;

/** Parts with texts of their own. */
const ownTexts: Partial<Record<(typeof parts)[number], string>> = {
	sms: "sms:title",
	secondFactor: "secondFactor:title",
};

export default function Profile() {
	const { t } = useTranslation(["account", "secondFactor", "sms"]);
	const {
		account,
		photo,
		sso,
		sms,
		secondFactor,
		sessions,
		language,
		appearance,
		timeZones,
		organisationZone,
		least,
		own,
	} = useLoaderData<typeof loader>();
	const answer = useActionData<unknown>();
	return (
		<>
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("profile.title")}
					meta={account.email}
					actions={
						own.length > 0 &&
						own.map((page) => (
							<LinkButton key={page.to} to={page.to} icon="circle-user-round">
								{own.length === 1 ? t("participant:ownTitle") : t("participant:ownIn", { tenant: page.tenant })}
							</LinkButton>
						))
					}
				/>
			</div>
			<div className="flex">
				<nav aria-label={t("profile.parts")} className="w-56 shrink-0 pl-3 max-lg:hidden">
					<ul className="sticky top-18 flex flex-col gap-px">
						{parts
							.filter(
								(part) =>
									(part !== "sso" || sso) && (part !== "sms" || sms) && (part !== "secondFactor" || secondFactor),
							)
							.map((part) => (
								<li key={part}>
									<a href={`#${part}`} className="nav-row">
										{t(ownTexts[part] ?? `account:${part}.title`)}
									</a>
								</li>
							))}
					</ul>
				</nav>
				<PageBody width="settings">
					<AboutForm account={account} answer={answer}>
						<PhotoForm
							name={`${account.firstName} ${account.lastName}`.trim() || account.email}
							photo={photo}
							answer={answer}
						/>
					</AboutForm>
					<PreferencesForm
						language={language}
						theme={account.theme}
						appearance={appearance}
						timeZone={account.timeZone}
						timeZones={timeZones}
						organisationZone={organisationZone}
						answer={answer}
					/>
					{sms && <SmsNumber {...sms} usual={account.phone} answer={answer} />}
					<EmailForm email={account.email} answer={answer} />
					<PasswordForm email={account.email} least={least} answer={answer} />
					{secondFactor && <SecondFactorPart {...secondFactor} />}
					{sso && <SsoConnection {...sso} answer={answer} />}
					<SessionList sessions={sessions} />
				</PageBody>
			</div>
		</>
	);
}
