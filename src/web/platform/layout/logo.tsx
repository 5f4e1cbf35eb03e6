/** A coupon cut from its sheet, with rising bars. */
export function Logo() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className="text-accent"
    >
      <path
        d="M4 3h18a1 1 0 0 1 1 1v5.2a3.8 3.8 0 0 0 0 7.6V22a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5.2a3.8 3.8 0 0 0 0-7.6V4a1 1 0 0 1 1-1Z"
        strokeWidth="1.7"
      />
      <path d="M9 17V9m4 8v-4m4 4V6" strokeWidth="1.9" />
    </svg>
  );
}
