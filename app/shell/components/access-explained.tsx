import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-field";

type Explained = {
	reason: "unknown" | "noModule" | "upcoming" | "ended" | "off" | "grant" | "role" | "open";
	words: Record<string, string>;
	admins: readonly { name: string; email: string }[];
	request: "possible" | "asked" | null;
	from: string;
};

/** What is missing for a page, and what one can do: ask for it, or ask somebody who can do something about it. */
export function AccessExplained({ explanation, answer }: { explanation: Explained; answer: unknown }) {
	const { t } = useTranslation("access");
	const { reason, words, request } = explanation;
	if (reason === "unknown")
		return (
			<>
				<p>{t("errors:notAllowed")}</p>
				<p className="mt-4">{t("askSomebody")}</p>
			</>
		);
	return (
		<>
			<p>{t(reason, words)}</p>
			{request === "possible" && <RequestForm explanation={explanation} answer={answer} />}
			{request === "asked" && (
				<div className="mt-4">
					<Notice icon="circle-check">{t("asked", words)}</Notice>
				</div>
			)}
			{reason !== "open" && <Ask explanation={explanation} />}
		</>
	);
}

/** The message may be left out; what is asked for the server finds out from the page itself. */
function RequestForm({ explanation, answer }: { explanation: Explained; answer: unknown }) {
	const { t } = useTranslation("access");
	const problem = useFormProblem(answer);
	return (
		<Form method="post" className="mt-4 flex flex-col gap-4">
			<input type="hidden" name="from" value={explanation.from} />
			<p>{t("requestHelp", explanation.words)}</p>
			<TextArea
				id="message"
				name="message"
				label={t("message")}
				error={problem.of("message")}
				defaultValue={problem.typed("message")}
				maxLength={500}
				rows={3}
				optional
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="requestAccess">{t("request")}</SubmitButton>
			</div>
		</Form>
	);
}

const ways = { upcoming: "whenItBegins", ended: "renew", off: "switchOn" } as const;

const isClosed = (reason: string): reason is keyof typeof ways => Object.hasOwn(ways, reason);

/** Whom to ask, by name: where nobody in the organisation could be asked it is the provider. */
function Ask({ explanation: { reason, words, admins, request } }: { explanation: Explained }) {
	const { t } = useTranslation("access");
	if (admins.length === 0) return <p className="mt-4">{t("askProvider", words)}</p>;
	const way = isClosed(reason) ? ways[reason] : request ? "askYourself" : "ask";
	return (
		<>
			<p className="mt-4">{t(way, words)}</p>
			<ul className="mt-1">
				{admins.map(({ name, email }) => (
					<li key={email} className="py-1">
						{name} ·{" "}
						<a className="link" href={`mailto:${email}`}>
							{email}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
