import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog";
import { SingleKeysChoice } from "./single-keys-choice";

const lists = [
	[["/"], "search"],
	[["f"], "filter"],
	[["n"], "new"],
	[["j"], "next"],
	[["k"], "previous"],
	[["Enter"], "open"],
	[["x"], "select"],
	[["Shift", "x"], "range"],
	[["e"], "edit"],
] as const;

const files = [
	[["↓"], "walk"],
	[["Space"], "look"],
	[["F2"], "rename"],
	[["Delete"], "trash"],
	[["Ctrl", "A"], "all"],
] as const;

/** What every key does, and the switch for those that are pressed alone. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation(["shortcuts", "shell"]);
	const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
	return (
		<Dialog open onClose={onClose} title={t("title")}>
			<Part title={t("everywhere")}>
				<Row keys={[isMac ? "⌘" : "Ctrl", "K"]}>{t("shell:palette.title")}</Row>
				<Row keys={["?"]}>{t("help")}</Row>
				<Row keys={["Esc"]}>{t("close")}</Row>
				<Row keys={["g", "h"]} then={t("then")}>
					{t("shell:problem.home")}
				</Row>
			</Part>
			<Part title={t("lists")}>
				{lists.map(([keys, does]) => (
					<Row key={does} keys={keys}>
						{t(does)}
					</Row>
				))}
			</Part>
			{document.querySelector("[data-neighbour]") && (
				<Part title={t("beside.title")}>
					<Row keys={["["]}>{t("beside.previous")}</Row>
					<Row keys={["]"]}>{t("beside.next")}</Row>
				</Part>
			)}
			{document.querySelector("[data-file-list]") && (
				<Part title={t("files.title")}>
					{files.map(([keys, does]) => (
						<Row key={does} keys={keys.map((key) => (key === "Ctrl" && isMac ? "⌘" : key))}>
							{t(`files.${does}`)}
						</Row>
					))}
				</Part>
			)}
			<div className="mt-5 border-t border-line pt-3">
				<SingleKeysChoice />
			</div>
		</Dialog>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-5 first:mt-0">
			<h3 className="mb-1 text-13 font-semibold">{title}</h3>
			<dl>{children}</dl>
		</section>
	);
}

/** Keys pressed together, or one after the other where there is a word for `then`. */
function Row({ keys, then = "+", children }: { keys: readonly string[]; then?: string; children: string }) {
	return (
		<div className="flex min-h-8 items-center justify-between gap-4 text-sm">
			<dt className="min-w-0">{children}</dt>
			<dd className="flex shrink-0 items-center gap-1.5 text-xs text-ink-3">
				{keys.map((key, index) => (
					<Fragment key={key}>
						{index > 0 && then}
						<kbd className="kbd">{key}</kbd>
					</Fragment>
				))}
			</dd>
		</div>
	);
}
