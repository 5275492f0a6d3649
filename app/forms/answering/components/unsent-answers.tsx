import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { CopyButton } from "#app/ui/copy-button";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Unsent } from "../unsent.server";
import { Said, useSay } from "./reader";

/** What somebody has answered in a form that takes it no more: to be read, copied or printed. */
export function UnsentAnswers({ unsent }: { unsent: readonly Unsent[] }) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const isAlive = useHydrated();
	const text = unsent.map(({ label, lines }) => [say(label), ...lines].join("\n")).join("\n\n");
	return (
		<section aria-labelledby="unsent" className="mt-8 pb-12">
			<h2 id="unsent" className="text-lg font-semibold">
				{t("unsent.title")}
			</h2>
			<p className="mt-1 text-sm text-ink-2">{t("unsent.help")}</p>
			<dl className="card mt-3 divide-y divide-line px-4">
				{unsent.map(({ id, label, lines }) => (
					<div key={id} className="py-2.5">
						<dt className="text-sm text-ink-2">
							<Said texts={label} />
						</dt>
						<dd className="mt-0.5 text-base break-words whitespace-pre-line">{lines.join("\n")}</dd>
					</div>
				))}
			</dl>
			{isAlive && (
				<p className="no-print mt-4 flex flex-wrap gap-3">
					<CopyButton value={text} className="min-h-11" />
					<Button icon="printer" className="min-h-11" onClick={() => window.print()}>
						{t("unsent.print")}
					</Button>
				</p>
			)}
		</section>
	);
}
