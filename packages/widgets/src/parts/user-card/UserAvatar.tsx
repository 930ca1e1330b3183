import { avatarPicture, type AvatarShape } from './avatar-shapes';
import { avatar } from './UserAvatar.css';

function Shape({ kind, x, y, radius, turn, colour }: AvatarShape) {
  if (kind === 'circle') return <circle cx={x} cy={y} r={radius} fill={colour} />;
  const path =
    kind === 'square'
      ? `M${-radius} ${-radius}H${radius}V${radius}H${-radius}Z`
      : `M0 ${-radius}L${radius} ${radius}H${-radius}Z`;
  return <path d={path} fill={colour} transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

export interface UserAvatarProps {
  /** Id of the account. */
  readonly id: string;
  /** `small` fits a button of the bar. Default `medium`. */
  readonly size?: 'small' | 'medium';
}

/** The round picture of an account, drawn from its id. Hidden from screen readers: the name is beside it. */
export function UserAvatar({ id, size = 'medium' }: UserAvatarProps) {
  const { ground, shapes } = avatarPicture(id);
  return (
    <svg viewBox="0 0 100 100" className={avatar[size]} aria-hidden="true" focusable="false">
      <path d="M0 0h100v100H0z" fill={ground} />
      {shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the shapes of one picture never change their order
        <Shape key={index} {...shape} />
      ))}
    </svg>
  );
}
