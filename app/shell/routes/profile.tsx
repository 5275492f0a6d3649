import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { saveProfile } from "#app/directory/profile.server";
import { done, Nothing, personal, verb } from "#app/platform/guard.server";
import { PASSWORD_MIN_LENGTH } from "#app/platform/limits";
import { sessionCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PasswordForm } from "../components/password-form";
import { AboutForm, PreferencesForm } from "../components/profile-forms";
import { SessionList } from "../components/session-list";
import { AboutInput, ChangePasswordInput, PreferencesInput, SessionInput } from "../own-account.schema";
import { changePassword, readOwnAccount, revokeOthers, revokeSession } from "../own-account.server";
import { preferenceCookies } from "../preference.server";
import { timeZones } from "../time-zones.server";

export const handle = { i18n: ["account"], title: "account:profile.title" };

export const loader = personal.page(Nothing, async (person) => {
	const { account, sessions } = await readOwnAccount(person);
	return {
		account,
		sessions,
		language: person.language,
		timeZones: timeZones(account.timeZone),
		organisationZone: (person.currentTenant ?? person.memberships[0]?.tenant)?.timeZone ?? "Europe/Oslo",
		least: PASSWORD_MIN_LENGTH,
	};
});

const said = (key: string) => ({ key: `account:snackbar.${key}` });

export const action = personal.pageAction({
	saveAbout: verb(AboutInput, async (person: PersonContext, input) => {
		await saveProfile(person, input);
		return done({ snackbar: said("profile") });
	}),
	savePreferences: verb(PreferencesInput, async (person: PersonContext, input) => {
		await saveProfile(person, input);
		return done({ snackbar: said("preferences"), headers: preferenceCookies(input) });
	}),
	changePassword: verb(ChangePasswordInput, async (person: PersonContext, input) => {
		const session = await changePassword(person, input);
		const headers = { "Set-Cookie": sessionCookie(person.bag.env, session.token) };
		return done({ snackbar: said("password"), headers });
	}),
	revokeSession: verb(SessionInput, async (person: PersonContext, { session }) => {
		await revokeSession(person, session);
		return done({ snackbar: said("session") });
	}),
	revokeOthers: verb(Nothing, async (person: PersonContext) => {
		await revokeOthers(person);
		return done({ snackbar: said("others") });
	}),
});

const parts = ["about", "preferences", "password", "sessions"] as const;

export default function Profile() {
	const { t } = useTranslation("account");
	const { account, sessions, language, timeZones, organisationZone, least } = useLoaderData<typeof loader>();
	const answer = useActionData<unknown>();
	return (
		<>
			<div className="px-4 md:px-6">
				<PageHeader title={t("profile.title")} meta={account.email} />
			</div>
			<div className="flex">
				<nav aria-label={t("profile.parts")} className="w-56 shrink-0 pl-3 max-lg:hidden">
					<ul className="sticky top-18 flex flex-col gap-px">
						{parts.map((part) => (
							<li key={part}>
								<a href={`#${part}`} className="nav-row">
									{t(`${part}.title`)}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<PageBody width="settings">
					<AboutForm account={account} answer={answer} />
					<PreferencesForm
						language={language}
						theme={account.theme}
						timeZone={account.timeZone}
						timeZones={timeZones}
						organisationZone={organisationZone}
						answer={answer}
					/>
					<PasswordForm email={account.email} least={least} answer={answer} />
					<SessionList sessions={sessions} />
				</PageBody>
			</div>
		</>
	);
}
