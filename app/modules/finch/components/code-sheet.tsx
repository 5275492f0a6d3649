import { useTranslation } from "react-i18next";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { LinkButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";

export type Codes = {
	form: string;
	address: string;
	until: number;
	/** The code of the class, with which each types the number beside their name; null where each has a code of their own. */
	classCode: string | null;
	codes: { id: string; name: string; code: string }[];
	left: string[];
	/** Where one sees who has answered; null for one student. */
	session: string | null;
};

/** The codes that an action has made, if it has. */
export const codesIn = (answer: unknown): Codes | null =>
	typeof answer === "object" && answer !== null && "codes" in answer ? (answer as Codes) : null;

/** Codes to be handed out, each with its student; shown once. */
export function CodeSheet({ codes: { form, address, until, classCode, codes, left, session } }: { codes: Codes }) {
	const { t } = useTranslation("finch");
	const format = useFormat();
	return (
		<section className="mt-6" aria-labelledby="codes">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2 id="codes" className="text-base font-semibold">
					{t("codes.ready")}
				</h2>
				<div className="no-print flex flex-wrap gap-2">
					{session && (
						<LinkButton icon="users-round" to={session}>
							{t("session.follow")}
						</LinkButton>
					)}
					<PrintButton />
				</div>
			</div>
			<Notice tone="success" live>
				<p>
					{t("codes.where")} <span className="font-medium break-all">{address}</span>
				</p>
				{classCode && <p>{t("codes.classHow")}</p>}
				<p suppressHydrationWarning>{t("codes.once", { form, time: format.dateTime(until) })}</p>
			</Notice>
			{left.length > 0 && (
				<div className="mt-3">
					<Notice tone="warning" title={t("codes.left", { count: left.length })}>
						{left.join(", ")}
					</Notice>
				</div>
			)}
			{classCode && (
				<p className="card mt-4 p-6 text-center">
					<span className="block text-sm text-ink-2">{t("codes.ofClass")}</span>
					<span className="font-mono text-5xl font-semibold tracking-widest">{classCode}</span>
				</p>
			)}
			<ul className="card mt-4 divide-y divide-line" aria-label={t("codes.ready")}>
				{codes.map(({ id, name, code }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
						<span className="min-w-0 break-words">{name}</span>
						<span className="font-mono text-lg font-semibold tracking-widest">
							{classCode && <span className="sr-only">{t("code.number")} </span>}
							{code}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
