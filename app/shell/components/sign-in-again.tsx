import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { FormErrors } from "#app/ui/form-errors";
import { Link } from "#app/ui/link";
import { PasswordField } from "#app/ui/password-field";
import { CodeField } from "./code-field";
import { type OwnSession, readSession, signInHere } from "./own-session";

type SignInAgainProps = {
	person: string;
	email: string;
	hasEnded: boolean;
	onIn: (session: OwnSession) => void;
	onClose: () => void;
};

/** The login over the page, for its own person: what was typed beneath stays. */
export default function SignInAgain({ person, email, hasEnded, onIn, onClose }: SignInAgainProps) {
	const { t } = useTranslation("account");
	const [password, setPassword] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const [errors, setErrors] = useState<{ text: string }[]>([]);
	useElsewhere(hasEnded ? person : null, onIn);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
		const given = password ?? fields.password ?? "";
		setBusy(true);
		const answer = await signInHere({ ...fields, email, password: given }).catch(() => ({
			needsCode: false,
			text: t("again.failed"),
		}));
		setBusy(false);
		if ("person" in answer) return onIn(answer);
		if (answer.needsCode) setPassword(given);
		setErrors(answer.text ? [{ text: answer.text }] : []);
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t(hasEnded ? "again.ended" : "again.soon")}
			description={t(password === undefined ? "again.intro" : "code.intro")}
		>
			<form method="post" className="flex flex-col gap-4" noValidate onSubmit={send}>
				<FormErrors errors={errors} />
				{password === undefined ? (
					<>
						<input type="hidden" name="email" value={email} autoComplete="username" />
						<p className="text-sm break-all">
							<span className="text-ink-3">{t("login.email")}:</span> {email}
						</p>
						<PasswordField id="again-password" name="password" label={t("login.password")} autoFocus required />
					</>
				) : (
					<CodeField error={undefined} help={t("code.help")} size="md" autoFocus />
				)}
				<div className="flex flex-wrap gap-2">
					<Button type="submit" kind="primary" busy={isBusy}>
						{t("login.submit")}
					</Button>
					<Button onClick={onClose}>{t("again.later")}</Button>
				</div>
				{hasEnded && (
					<p className="text-13 text-ink-2">
						<Link to={to.login(to.home())} className="link" target="_blank" reloadDocument>
							{t("again.elsewhere")}
						</Link>
					</p>
				)}
			</form>
		</Dialog>
	);
}

/** Who has signed in in another window goes on here when coming back. */
function useElsewhere(person: string | null, onIn: (session: OwnSession) => void): void {
	useEffect(() => {
		if (person === null) return;
		const look = async () => {
			const session = await readSession();
			if (session?.person === person) onIn(session);
		};
		const onFocus = () => void look();
		addEventListener("focus", onFocus);
		return () => removeEventListener("focus", onFocus);
	}, [person, onIn]);
}
