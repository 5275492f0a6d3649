import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";
import type { Ties } from "./question-frame";

const WIDE = 600;
const HIGH = 200;
/** Points that are nearer to the one before are left out, so that the path stays short. */
const NEAR = 3;
const LONGEST = 19_000;

/** A typed name signs; whoever likes draws it too. */
export function SignatureInput({ ties, value }: { ties: Ties; value: unknown }) {
	const { t } = useTranslation("forms");
	const hydrated = useHydrated();
	const given = typeof value === "object" && value !== null ? (value as { name?: unknown; path?: unknown }) : {};
	const [path, setPath] = useState(typeof given.path === "string" ? given.path : "");
	const last = useRef<[number, number] | null>(null);
	const add = (event: PointerEvent<SVGSVGElement>, isStart: boolean) => {
		if (!isStart && !last.current) return;
		const box = event.currentTarget.getBoundingClientRect();
		const x = Math.round(((event.clientX - box.left) / box.width) * WIDE);
		const y = Math.round(((event.clientY - box.top) / box.height) * HIGH);
		if (!isStart && last.current && Math.hypot(x - last.current[0], y - last.current[1]) < NEAR) return;
		last.current = [x, y];
		setPath((before) => (before.length > LONGEST ? before : `${before}${isStart ? "M" : "L"}${x} ${y}`));
	};
	return (
		<>
			<p className="mb-1.5 text-13 text-ink-2">{t("answering.signByName")}</p>
			<input
				{...ties}
				name={`${ties.name}.name`}
				type="text"
				autoComplete="name"
				maxLength={200}
				defaultValue={typeof given.name === "string" ? given.name : ""}
				className="field min-h-12 text-base"
			/>
			{path && <input type="hidden" name={`${ties.name}.path`} value={path} />}
			{(hydrated || path) && (
				<div className="mt-4">
					<p className="mb-1.5 text-13 text-ink-2">{t("answering.signByHand")}</p>
					<svg
						viewBox={`0 0 ${WIDE} ${HIGH}`}
						role="img"
						aria-label={t("answering.signByHand")}
						className="h-auto w-full touch-none rounded-xl border border-control bg-sheet text-ink"
						onPointerDown={(event) => {
							event.currentTarget.setPointerCapture(event.pointerId);
							add(event, true);
						}}
						onPointerMove={(event) => add(event, false)}
						onPointerUp={() => {
							last.current = null;
						}}
						onPointerCancel={() => {
							last.current = null;
						}}
					>
						<path
							d={path}
							fill="none"
							stroke="currentColor"
							strokeWidth="3"
							strokeLinecap="round"
							strokeLinejoin="round"
						/>
					</svg>
					{hydrated && path && (
						<Button kind="quiet" className="mt-1 -ml-3" onClick={() => setPath("")}>
							{t("answering.signClear")}
						</Button>
					)}
				</div>
			)}
		</>
	);
}
