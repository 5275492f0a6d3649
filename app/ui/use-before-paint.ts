import { useEffect, useLayoutEffect } from "react";

/** An effect that has acted before anybody sees the page; on the server, where nothing is seen, it is none: React warns of more there. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
