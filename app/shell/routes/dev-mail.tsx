import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { desc, eq } from "drizzle-orm";
import { useTranslation } from "react-i18next";
import { publicPage } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { mailOutbox, smsOutbox } from "#db/schema/portal";

export const handle = { i18n: ["mail", "sms"], title: "mail:caught.title" };

const MOST = 50;

/** The mail and the text messages that the local demo caught instead of sending. The route is in no other build. */
export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	if (!__LOCAL__ || context.env.ENVIRONMENT !== "local") throw notFound();
	const [letters, texts] = await context.db.batch([
		context.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(MOST),
		context.db
			.select({
				id: smsOutbox.id,
				recipient: smsOutbox.recipient,
				text: smsOutbox.text,
				createdAt: smsOutbox.createdAt,
			})
			.from(smsOutbox)
			.where(eq(smsOutbox.status, "caught"))
			.orderBy(desc(smsOutbox.createdAt))
			.limit(MOST),
	]);
	const wanted = new URL(request.url).searchParams.get("letter");
	const open = letters.find((letter) => letter.id === wanted) ?? letters[0] ?? null;
	const list = letters.map(({ id, recipient, subject, createdAt }) => ({ id, recipient, subject, createdAt }));
	return { list, open, texts };
});

export default function CaughtMail() {
	const { t } = useTranslation("mail");
	const { list, open, texts } = useLoaderData<typeof loader>();
	return (
		<main id="main" tabIndex={-1} className="min-h-dvh bg-sheet">
			<PageBody>
				<PageHeader title={t("caught.title")} meta={t("caught.intro")} />
				{open ? (
					<div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
						<nav aria-label={t("caught.list")}>
							<ul className="card divide-y divide-line">
								{list.map((letter) => (
									<li key={letter.id}>
										<Link
											to={`?letter=${letter.id}`}
											aria-current={letter.id === open.id || undefined}
											className="block p-3 hover:bg-hover aria-[current]:bg-accent-soft"
											preventScrollReset
										>
											<span className="block truncate text-sm font-medium">{letter.subject}</span>
											<span className="block truncate text-13 text-ink-2">{letter.recipient}</span>
											<Time at={letter.createdAt} className="text-xs text-ink-3" />
										</Link>
									</li>
								))}
							</ul>
						</nav>
						<Letter letter={open} />
					</div>
				) : (
					<EmptyState icon="mail" title={t("caught.none")}>
						{t("caught.noneHelp")}
					</EmptyState>
				)}
				<TextMessages texts={texts} />
			</PageBody>
		</main>
	);
}

type TextMessagesProps = {
	texts: { id: string; recipient: string | null; text: string | null; createdAt: number }[];
};

function TextMessages({ texts }: TextMessagesProps) {
	const { t } = useTranslation(["sms", "mail"]);
	return (
		<Section title={t("sms:caught.title")} className="mt-10">
			{texts.length === 0 ? (
				<p className="text-sm text-ink-2">{t("sms:caught.none")}</p>
			) : (
				<ul className="card divide-y divide-line">
					{texts.map(({ id, recipient, text, createdAt }) => (
						<li key={id} className="p-3">
							<p className="text-13 text-ink-3">
								{t("mail:caught.to", { address: recipient })} · <Time at={createdAt} as="dateTime" />
							</p>
							<p className="text-sm break-words">
								<Linked text={text ?? ""} />
							</p>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

type LetterProps = {
	letter: { recipient: string; subject: string | null; text: string | null; html: string | null; createdAt: number };
};

function Letter({ letter }: LetterProps) {
	const { t } = useTranslation("mail");
	return (
		<article className="min-w-0">
			<h2 className="text-base font-semibold">{letter.subject}</h2>
			<p className="mt-0.5 text-13 text-ink-3">
				{t("caught.to", { address: letter.recipient })} · <Time at={letter.createdAt} as="dateTime" />
			</p>
			{/* Of another origin, and under this page's policy: no script in a letter runs, only those of the browser's tools. */}
			<iframe
				title={t("caught.asHtml")}
				srcDoc={letter.html ?? ""}
				sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
				className="mt-4 h-120 w-full rounded-xl border border-line"
			/>
			<h3 className="mt-6 text-sm font-semibold">{t("caught.asText")}</h3>
			<pre className="mt-2 overflow-x-auto rounded-xl border border-line bg-sunken p-4 text-13 whitespace-pre-wrap">
				<Linked text={letter.text ?? ""} />
			</pre>
		</article>
	);
}

/** A text with its addresses as links. */
function Linked({ text }: { text: string }) {
	return text.split(/(https?:\/\/\S+)/).map((part, index) =>
		index % 2 === 1 ? (
			<a key={part} href={part} className="link break-all">
				{part}
			</a>
		) : (
			part
		),
	);
}
