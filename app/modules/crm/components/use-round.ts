import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Goes up each time the form was sent and taken, so that it is empty again; what others save leaves it alone. */
export function useRound(intent: string, isRefused: boolean, onTaken: () => void): number {
	const navigation = useNavigation();
	const isSending = navigation.formData?.get("intent") === intent;
	const wasSent = useRef(false);
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form has been taken
	useEffect(() => {
		if (isSending) wasSent.current = true;
		else if (wasSent.current && navigation.state === "idle") {
			wasSent.current = false;
			if (isRefused) return;
			onTaken();
			setRound((before) => before + 1);
		}
	}, [isSending, navigation.state, isRefused]);
	return round;
}
