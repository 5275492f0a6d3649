import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { onSessionEnd } from "#app/platform/after-sign-in.client";
import { SESSION_WARNING } from "#app/platform/limits";
import { readSession } from "./own-session";

const SignInAgain = lazy(() => import("./sign-in-again"));
/** How often it is looked at the clock: a device that was asleep counts no time by itself. */
const GLANCE = 15_000;

type SessionEndProps = {
	person: string;
	email: string;
	/** Milliseconds until the session ends, as the page came. */
	endsIn: number;
};

/** Says in time that the session ends, and when it has ended; whoever signs in again goes on where they were. */
export function SessionEnd({ person, email, endsIn }: SessionEndProps) {
	const [shown, setShown] = useState<"soon" | "ended" | null>(null);
	const asked = useRef<{ answer: Promise<boolean>; settle: (isIn: boolean) => void }>();
	const endsAt = useRef(Number.POSITIVE_INFINITY);

	useEffect(() => {
		endsAt.current = Date.now() + endsIn;
	}, [endsIn]);

	const ask = useCallback(() => {
		if (!asked.current) {
			let settle = (_: boolean) => {};
			const answer = new Promise<boolean>((resolve) => {
				settle = resolve;
			});
			asked.current = { answer, settle };
		}
		setShown("ended");
		return asked.current.answer;
	}, []);
	useEffect(() => onSessionEnd(ask), [ask]);

	const close = useCallback((isIn: boolean) => {
		asked.current?.settle(isIn);
		asked.current = undefined;
		setShown(null);
	}, []);

	useEffect(() => {
		const glance = async () => {
			if (Date.now() < endsAt.current - SESSION_WARNING) return;
			// Once: whoever has said "not now" is asked again when something is to be sent.
			endsAt.current = Number.POSITIVE_INFINITY;
			const session = await readSession();
			if (session?.person !== person) return;
			const isSoon = session.seconds * 1000 <= SESSION_WARNING;
			if (isSoon) setShown("soon");
			else endsAt.current = Date.now() + session.seconds * 1000;
		};
		const timer = setInterval(() => void glance(), GLANCE);
		return () => clearInterval(timer);
	}, [person]);

	if (!shown) return null;
	return (
		<Suspense fallback={null}>
			<SignInAgain
				{...{ person, email }}
				hasEnded={shown === "ended"}
				onIn={(session) => {
					endsAt.current = Date.now() + session.seconds * 1000;
					close(true);
				}}
				onClose={() => close(false)}
			/>
		</Suspense>
	);
}
